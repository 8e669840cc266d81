import type { CookieSerializeOptions } from '@fastify/cookie';

/** A cookie to set. To delete it, set an empty value and `maxAge: 0`. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}
