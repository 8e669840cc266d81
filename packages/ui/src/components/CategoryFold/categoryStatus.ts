/** A category's status. `trouble`: the save was refused or failed, or the category was changed in two places. */
export type CategoryStatus = 'done' | 'gap' | 'trouble' | 'untouched';
