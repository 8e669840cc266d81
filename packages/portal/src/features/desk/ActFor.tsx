import { LoadRecord, type DeskTask } from '@conkit/ui';
import type { ActForProps } from './actForProps.ts';
import { EditDetails } from './EditDetails.tsx';
import { GiveMembership } from './GiveMembership.tsx';
import { MoveEmail } from './MoveEmail.tsx';
import { useRecord } from './useRecord.ts';

interface Props extends Pick<ActForProps, 'config' | 'user'> {
  personId: number;
  task: DeskTask;
}

const screens = { edit: EditDetails, membership: GiveMembership, email: MoveEmail };

/** Loads a person's record and then shows the screen of a task. */
export function ActFor({ config, user, personId, task }: Props) {
  const { record, failure, onRetry } = useRecord(personId);
  const Screen = screens[task];
  // Once loaded, keep the screen and its input. It shows its own errors.
  if (!record) return <LoadRecord failure={failure} onRetry={onRetry} />;
  return <Screen config={config} user={user} record={record} />;
}
