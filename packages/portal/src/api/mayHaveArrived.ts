import type { ApiError } from './problem.ts';

/** Whether a request that failed may have arrived all the same: nobody has said no to it. */
export const mayHaveArrived = ({ status }: ApiError): boolean => status === 0 || status >= 500;
