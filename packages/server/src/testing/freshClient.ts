import type { TestClient, TestServer } from './server.ts';

/**
 * Returns a client that signs in before each request, because tests let more time pass than a fresh sign-in lasts.
 */
export const freshClient = (
  server: TestServer,
  email: string,
): Pick<TestClient, 'get' | 'post'> => ({
  get: async (...request) => (await server.as(email)).get(...request),
  post: async (...request) => (await server.as(email)).post(...request),
});
