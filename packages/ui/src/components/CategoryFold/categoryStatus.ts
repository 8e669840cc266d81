/** How far a category is: `trouble` is what was refused, changed in two places, or could not be saved. */
export type CategoryStatus = 'done' | 'gap' | 'trouble' | 'untouched';
