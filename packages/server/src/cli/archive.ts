import { countDeletions, listObstacles, removeData } from '../archive/remove.ts';
import { checkArchive, writeArchive } from '../archive/write.ts';
import { StartError } from '../process/startError.ts';
import { UsageError, type Arguments, type Command } from './command.ts';
import { checkBackups } from './doctor.ts';

/** The command for the end of a convention. */
export const archiveCommand: Command = {
  name: 'archive',
  act: 'archiveConvention',
  summary: 'at the end: write what must be kept, delete the rest',
  isAct: true,
  first: 'folder',
  options: {
    folder: { value: '<folder>', help: 'of the archive', isRequired: true },
    write: { help: 'write accounts, results and the audit log into the new folder' },
    delete: {
      help: 'delete what this archive doesn’t need, after another administrator’s approval',
    },
    backups: { value: '<folder>', help: 'where deploy/backup.sh writes; needed by --delete' },
    'without-backup': { help: 'delete without a recent backup' },
    'dry-run': { help: 'only count; the default' },
  },
  async run(context, given) {
    const folder = given.required('folder');
    const act = given.act();
    const [isWriting, isDeleting] = [given.has('write'), given.has('delete')];
    if (isWriting && isDeleting) {
      throw new UsageError('--write and --delete exclude each other: check the archive in between');
    }
    const obstacles = await listObstacles(context, !isWriting);
    if (given.has('dry-run') || (!isWriting && !isDeleting)) {
      const counts = await countDeletions(context.db);
      const lines = ['Dry run: --delete would delete', ...formatCounts(counts), ...obstacles];
      const text = lines.join('\n');
      return { text, json: { dry_run: true, counts, obstacles } };
    }
    if (obstacles.length > 0) throw new StartError(['Refused.', ...obstacles].join('\n'));
    if (isWriting) {
      const manifest = await writeArchive(context, folder);
      const files = manifest.files.map(({ name, rows, bytes }) =>
        rows > 0 ? `  ${name}: ${rows} rows` : `  ${name}: ${bytes} bytes`,
      );
      return { text: [`Written to ${folder}.`, ...files].join('\n'), json: manifest };
    }
    requireBackup(given);
    const manifest = await checkArchive(context, folder);
    const { waits, deleted } = await removeData(context, act, manifest);
    if (waits) {
      const text =
        'Nothing is deleted yet. Run it again when another administrator has approved it at the desk.';
      return { text, json: { status: 'waiting' } };
    }
    const text = ['Deleted.', ...formatCounts(deleted)].join('\n');
    return { text, json: { status: 'success', deleted } };
  },
};

const formatCounts = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(counts).map(([table, count]) => `  ${table}: ${count}`);

/** @throws StartError without a recent backup */
function requireBackup(given: Arguments): void {
  if (given.has('without-backup')) return;
  // Backups are files of this machine, so their age is by its clock.
  const { state, text } = checkBackups(given.text('backups'), new Date());
  if (state !== 'good') throw new StartError(`${text} Or give --without-backup.`);
}
