/** Error messages by field. */
export type FieldErrors<Field extends string = string> = {
  readonly [Name in Field]?: string | undefined;
};
