import type { DeskWords, UiWords } from '../locales/words.gen.ts';

/** All messages of the library, for members and crew. */
export type AllWords = UiWords & DeskWords;

/** Some of a component's messages. Groups of messages can be incomplete, too. */
export type SomeMessages<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...values: never) => unknown)
    ? Messages[Key]
    : SomeMessages<Messages[Key]>;
};

/** Overrides of the library's messages, by component. */
export type UiWordOverrides = { readonly [Name in keyof AllWords]?: SomeMessages<AllWords[Name]> };

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

function mergeGroups(group: Group, others: Group): Group {
  const merged: Record<string, unknown> = { ...group };
  for (const [key, other] of Object.entries(others)) {
    const former = merged[key];
    if (other === undefined) continue;
    merged[key] = isGroup(former) && isGroup(other) ? mergeGroups(former, other) : other;
  }
  return merged;
}

/** Returns messages with some of them overridden, also single messages of a group. */
export const mergeMessages = <Messages extends object>(
  messages: Messages,
  others: SomeMessages<Messages> | undefined,
): Messages => (others ? (mergeGroups(messages as Group, others as Group) as Messages) : messages);

/** Returns the text of a code that may be unknown, such as one from the server. */
export const findText = (texts: object, code: string): string | undefined =>
  Object.hasOwn(texts, code) ? (texts as Readonly<Record<string, string>>)[code] : undefined;
