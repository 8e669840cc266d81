// The kit's generator of requests, so that the server's tests and the kit read openapi.yaml's schemas in the same way.
export { createArbitrary, nonsense } from '../../../conformance/src/contract/arbitrary.ts';
export { getSchema, resolveSchema, type Schema } from '../../../conformance/src/contract/schema.ts';
