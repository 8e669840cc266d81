import type { components } from '@conkit/api-client';

export type { LookupResult, StalePerson } from '@conkit/api-client';

/** The changes of a person. */
export type PersonLog = components['schemas']['PersonLog'];
