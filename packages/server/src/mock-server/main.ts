import { runProcess } from '../start/process.ts';
import { startMockServer, type MockServer } from './server.ts';

await runProcess(async () => {
  const standin = await startMockServer(process.env);
  return { greeting: greeting(standin), warnings: [], drainMs: 0, stop: standin.stop };
});

function greeting({ url, sampleEmail }: MockServer): string {
  return `A stand-in of ConKit is running at ${url}, for clients of ${url}/api
It charges no cards, no mail leaves this machine, and all data is lost when it stops.

What was called, and how it departed from the contract:  ${url}/standin
${sampleEmail === undefined ? 'The mails' : `The mails, such as the login link of ${sampleEmail}`}:  ${url}/standin/mails
As at the start again, between two tests:  curl -X POST ${url}/standin/reset
A refusal, a delay, a lost answer:  the headers Standin-Refuse, Standin-Delay and Standin-Lose`;
}
