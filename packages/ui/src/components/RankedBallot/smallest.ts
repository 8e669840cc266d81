/** Where a row with its grip would be half controls; its menu and its keys move it, too. */
export const smallest = '(max-width: 359px)';
