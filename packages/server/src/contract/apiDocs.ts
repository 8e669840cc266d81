import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { Contract } from './document.ts';

const title = 'ConKit API';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
`;

/** Allows nothing from other origins and no inline scripts. Swagger UI needs style attributes and data images. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const texts = {
  '/api/docs': { type: 'text/html', text: page },
  '/api/docs/start.js': { type: 'text/javascript', text: start },
};

const files = {
  '/api/docs/swagger-ui.css': { type: 'text/css', file: 'swagger-ui-dist/swagger-ui.css' },
  '/api/docs/swagger-ui-bundle.js': {
    type: 'text/javascript',
    file: 'swagger-ui-dist/swagger-ui-bundle.js',
  },
};

/**
 * Serves the contract at `/api/openapi.yaml` and `.json`, and its documentation at `/api/docs`, all from this server.
 */
export async function registerApiDocs(app: FastifyInstance, contract: Contract): Promise<void> {
  const served = {
    ...texts,
    '/api/openapi.yaml': { type: 'application/yaml', text: contract.text },
    '/api/openapi.json': { type: 'application/json', text: JSON.stringify(contract.document) },
  };
  for (const [url, { type, text }] of Object.entries(served))
    app.get(url, (_, reply) =>
      reply
        .headers({ 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-cache' })
        .type(`${type}; charset=utf-8`)
        .send(text),
    );
  const { resolve } = createRequire(import.meta.url);
  for (const [url, { type, file }] of Object.entries(files))
    app.get(url, (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(`${type}; charset=utf-8`)
        .send(createReadStream(resolve(file))),
    );
}
