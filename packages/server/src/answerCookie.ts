import type { CookieSerializeOptions } from '@fastify/cookie';

/** A cookie to set; one that is to be deleted has an empty value and `maxAge: 0`. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}
