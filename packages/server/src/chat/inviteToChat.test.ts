import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestClient, TestServer } from '../testing/server.ts';

const invite = (client: Pick<TestClient, 'post'>) => client.post('/api/slack/invite');

function withoutChat(convention: Convention): Convention {
  const { chat: _, ...rest } = convention;
  return rest;
}

forEachDatabase((start) => {
  describe('by a mailed link', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start();
    });

    it('mails the link to a member’s address, and returns the address', async () => {
      await server.addPerson({ email: 'Aoife@Example.com', membership: 'Supporter' });
      const client = await server.as('aoife@example.com');
      const answer = await invite(client);
      expect(answer.json()).toEqual({ success: true, email: 'Aoife@Example.com' });
      // A second click before the mail is sent adds no mail.
      expect((await invite(client)).statusCode).toBe(200);
      await server.runJobs();
      const mails = await server.mails();
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        to: { address: 'Aoife@Example.com', name: 'Aoife Byrne' },
        from: { address: 'registration@example.com' },
      });
      expect(mails[0]?.text).toContain('\nhttps://chat.example.com/join/conkit-demo\n');
      expect(mails[0]?.html).toContain('href="https://chat.example.com/join/conkit-demo"');
    });

    it('shows the link to members only', async () => {
      expect((await server.get('/api/config')).body).not.toContain('chat.example.com');
      expect((await server.get('/api/config')).json()).toMatchObject({ chat: { name: 'Slack' } });
    });

    it.each(['NonMember', 'HugoNominator', 'Voter'])(
      'refuses an account with only a %s',
      async (membership) => {
        const email = `${membership}@example.com`;
        await server.addPerson({ email, membership });
        await server.addPerson({ email, membership: 'NonMember', daypass_type: 'Adult' });
        const answer = await invite(await server.as(email));
        expect([answer.statusCode, answer.json<object>()]).toMatchObject([
          403,
          { code: 'not_eligible' },
        ]);
        await server.addPerson({ email, membership: 'Child' });
        expect((await invite(await server.as(email))).statusCode).toBe(200);
      },
    );

    it('refuses an account without people, a caller without a session, and a page of another site', async () => {
      expect((await invite(await server.as('visitor@example.com'))).statusCode).toBe(403);
      expect((await invite(server)).statusCode).toBe(401);
      await server.addPerson({ email: 'member@example.com' });
      const { cookie } = await server.as('member@example.com');
      const headers = { cookie, 'sec-fetch-site': 'cross-site' };
      const answer = await server.post('/api/slack/invite', undefined, { headers });
      expect(answer.json()).toMatchObject({ code: 'cross_site' });
    });

    it('limits invitations per account, and returns when to retry', async () => {
      await server.addPerson({ email: 'often@example.com' });
      const client = await server.as('often@example.com');
      for (let n = 0; n < 5; n++) expect((await invite(client)).statusCode).toBe(200);
      const refused = await invite(client);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '720']);
    });

    it('refuses where the convention has no chat', async () => {
      const without = await start({ change: withoutChat });
      await without.addPerson({ email: 'member@example.com' });
      const answer = await invite(await without.as('member@example.com'));
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        404,
        { code: 'not_offered' },
      ]);
      expect((await without.get('/api/config')).json()).toMatchObject({ chat: null });
    });
  });

  describe('by Slack', () => {
    let slack: Server;
    let server: TestServer;
    let client: TestClient;
    let received: { url: string | undefined; type: string | undefined; body: string }[];
    /** Slack's answer; a number is a status without a body. */
    let answer: object | number;
    beforeAll(async () => {
      slack = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        received.push({ url: request.url, type: request.headers['content-type'], body });
        if (typeof answer === 'number') response.writeHead(answer).end('<html>');
        else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      }).listen(0, '127.0.0.1');
      await once(slack, 'listening');
      const slack_url = `http://127.0.0.1:${(slack.address() as AddressInfo).port}`;
      server = await start({
        env: { SLACK_TOKEN: 'xoxp-secret' },
        change: (convention) => ({ ...convention, chat: { name: 'Slack', slack_url } }),
      });
      await server.addPerson({ email: 'Aoife+1@Example.com' });
      client = await server.as('aoife+1@example.com');
    });
    afterAll(() => void slack.close());
    beforeEach(() => {
      server.clock.advance(3600);
      received = [];
    });

    it('asks Slack to invite the address, by a form with the token', async () => {
      answer = { ok: true };
      const given = await invite(client);
      expect(given.json()).toEqual({ success: true, email: 'Aoife+1@Example.com' });
      expect(received).toEqual([
        {
          url: '/api/users.admin.invite',
          type: expect.stringMatching(/^application\/x-www-form-urlencoded/) as string,
          body: 'token=xoxp-secret&email=Aoife%2B1%40Example.com',
        },
      ]);
      await server.runJobs();
      expect(await server.mails()).toEqual([]);
    });

    it.each(['already_invited', 'already_in_team'])(
      'explains where to look for the invitation after %s',
      async (error) => {
        answer = { ok: false, error };
        const given = await invite(client);
        expect([given.statusCode, given.json<object>()]).toMatchObject([
          409,
          { code: 'duplicate' },
        ]);
        expect(given.json<{ message: string }>().message).toMatch(/feedback@slack\.com.*http:/);
      },
    );

    it('reports an address that Slack refuses', async () => {
      answer = { ok: false, error: 'invalid_email' };
      const given = await invite(client);
      expect([given.statusCode, given.json<object>()]).toMatchObject([400, { code: 'invalid' }]);
      expect(given.body).toContain('Aoife+1@Example.com');
    });

    it.each([
      { ok: false, error: 'reports that Slack is unavailable' },
      { ok: false },
      {},
      500,
      429,
      302,
      200,
    ])('reports Slack as unavailable after %j, without details', async (fault) => {
      answer = fault;
      const given = await invite(client);
      expect([given.statusCode, given.json<object>()]).toMatchObject([
        503,
        { code: 'unavailable' },
      ]);
      expect(given.headers['retry-after']).toBe('60');
      expect(given.body).not.toMatch(/scope|xoxp|token/);
    });

    it('refuses a non-member without a call to Slack', async () => {
      answer = { ok: true };
      await server.addPerson({ email: 'visitor@example.com', membership: 'NonMember' });
      expect((await invite(await server.as('visitor@example.com'))).statusCode).toBe(403);
      expect(received).toEqual([]);
    });

    it('is off without a token', async () => {
      const { chat } = server.context.config;
      const off = await start({
        change: (convention) => ({ ...convention, ...(chat && { chat }) }),
      });
      expect((await off.get('/api/config')).json()).toMatchObject({ chat: null });
      await off.addPerson({ email: 'member@example.com' });
      expect((await invite(await off.as('member@example.com'))).statusCode).toBe(404);
    });
  });
});
