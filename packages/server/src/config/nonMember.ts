/** The membership type of people without a membership. They get no member number. */
export const NON_MEMBER = 'NonMember';
