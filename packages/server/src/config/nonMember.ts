/** The membership of somebody without one: they get no member number. */
export const NON_MEMBER = 'NonMember';
