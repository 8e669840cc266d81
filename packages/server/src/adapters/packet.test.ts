import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { PacketFacts } from '../config/types.ts';
import { readEnv } from '../process/env.ts';
import { systemClock } from './clock.ts';
import { createPacketStore } from './packet.ts';

const demo = loadConvention(readConvention('demo'), new Date('2019-07-01T12:00:00Z'));

function getStore(packet: PacketFacts | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'conkit-packet-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return createPacketStore({ ...demo, packet }, readEnv({ DATA_DIR: dataDir }), systemClock);
}

it('finds all files of the demonstration', async () => {
  const store = getStore(demo.packet);
  const names = Object.values(demo.packet?.files ?? {}).flatMap((formats) =>
    Object.values(formats),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(await store?.getSize(name)).toBeGreaterThan(100);
});

it('creates no store for a convention without a packet', () => {
  expect(getStore(undefined)).toBeUndefined();
});

it("stops the start when the folder or the service's keys are missing", () => {
  const files = { Novel: { pdf: 'a.pdf' } };
  expect(() => getStore({ folder: 'nowhere', files })).toThrow(
    /packet\.folder: there is no folder/,
  );
  const s3 = { address: 'https://s3.example.com/bucket/', region: 'eu-west-1' };
  expect(() => getStore({ s3, files })).toThrow(/^PACKET_S3_KEY_ID and PACKET_S3_SECRET/);
});
