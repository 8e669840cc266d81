import type { Request } from 'autocannon';

/** The time of each voter's last save. The server refuses a save without this time as stale. */
export const lastSaves = new Map<number, string>();

/** Returns a request that saves votes, with the time of the voter's previous save. */
export const saveVotes = (
  { id, cookie }: { readonly id: number; readonly cookie: string },
  getVotes: () => Readonly<Record<string, readonly number[]>>,
): Request => ({
  setupRequest: (request) => ({
    ...request,
    method: 'POST',
    path: `/api/hugo/${id}/vote`,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      lastmod: lastSaves.get(id) ?? null,
      signature: 'Benchmark',
      votes: getVotes(),
    }),
  }),
  onResponse: (status, body) => {
    if (status === 200) lastSaves.set(id, (JSON.parse(body) as { time: string }).time);
  },
});
