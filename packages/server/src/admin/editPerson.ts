import { audited } from '../audit/audited.ts';
import { knownSaveTime } from '../clientInfo.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { invalid } from '../errors.ts';
import { changedColumns } from '../people/changedColumns.ts';
import {
  requireAllowed,
  requireNoConflict,
  storedChanges,
  writeFields,
} from '../people/changes.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { changedAnswer, lockPerson } from './people.ts';

/** The pointer to the changes in the request. */
const AT = '/body/changes';

/** Changes a person's details for them. Never overwrites changes that were saved since `last_modified`. */
export const editPerson: AdminOperation<'editPerson'> = async (context, request) => {
  const { config, clock } = context;
  const { params, body } = request;
  if (body.changes.email !== undefined) {
    throw invalid({ pointer: `${AT}/email`, message: 'email is changed by a call of its own' });
  }
  const base = knownSaveTime('last_modified', body.last_modified);
  const changes = storedChanges(body.changes, false);
  return audited(context, 'editPerson', actOf(request), async (trx) => {
    const before = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, before.email);
    const updated = await requireNoConflict({ db: trx, config }, before, changes, base, AT);
    requireAllowed(config, { person: before, isAdmin: true }, changes, AT);
    if (updated.length === 0) return { answer: changedAnswer(before, []), deeds: [] };
    await writeFields(trx, before, changes, clock.now());
    const { person, deed } = await changedColumns(trx, before);
    return { answer: changedAnswer(person, updated), deeds: [deed] };
  });
};
