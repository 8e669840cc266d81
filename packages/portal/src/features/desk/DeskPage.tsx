import type { Config, User } from '@conkit/api-client';
import { isMemberAdmin } from '@conkit/rules';
import { Card, CardBody, ConKitProvider, Link } from '@conkit/ui';
import { LoadRecord, PersonRecord, type DeskTask } from '@conkit/ui/desk';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import * as pages from '../../shell/pages.css.ts';
import { AuditTrail } from './AuditTrail.tsx';
import { FindPeople } from './FindPeople.tsx';
import { LiftLimits, ResetPasskeys } from './AdministratorActs.tsx';
import { PendingActs } from './PendingActs.tsx';
import { EditDetails, GiveMembership, MoveEmail } from './PersonTasks.tsx';
import * as css from '../../shell/desk.css.ts';
import { getDeskHref, type ActForProps } from './deskTask.ts';
import type { DeskPlace } from './loadDesk.ts';
import { useRecord, useRecorded } from './records.ts';

interface DeskPageProps {
  config: Config;
  user: User;
  place: DeskPlace;
}

/** The administrators' screens: search, record and tasks. */
export function DeskPage({ config, user, place }: DeskPageProps) {
  const { isAudit, personId, task, library } = place;
  const screen = () => {
    if (isAudit) return <AuditTrail config={config} />;
    if (personId === undefined) {
      return (
        <>
          <PendingActs config={config} user={user} />
          <FindPeople config={config} user={user} />
          <div className={`${pages.narrow} ${css.rare}`}>
            <LiftLimits user={user} />
            {config.parts.passkeys && <ResetPasskeys user={user} />}
            {isMemberAdmin(user.roles) && (
              <p>
                <Link isAlone href="/desk/audit">
                  <Trans>Who did what</Trans>
                </Link>
              </p>
            )}
          </div>
        </>
      );
    }
    // Keyed by person, so that one person's data never shows for another.
    if (task === undefined)
      return <ShowRecord key={personId} config={config} personId={personId} />;
    const key = `${personId} ${task}`;
    return <ActFor key={key} config={config} user={user} personId={personId} task={task} />;
  };
  const { passkeys } = user;
  if (passkeys?.is_required && !passkeys.is_signed_in_by) return <NeedsPasskey />;
  return <ConKitProvider messages={library}>{screen()}</ConKitProvider>;
}

/** Explains that the desk opens in a session of a passkey only. */
const NeedsPasskey = () => (
  <div className={pages.narrow}>
    <h1 className={pages.heading}>
      <Trans>Members’ desk</Trans>
    </h1>
    <Card>
      <CardBody>
        <p>
          <Trans>
            The convention’s team signs in with passkeys. Sign out, and sign in with yours. If you
            have none yet, add it first. If you lost it, another administrator lets you in again.
          </Trans>
        </p>
        <p>
          <Link href="/passkeys">
            <Trans>Your passkeys</Trans>
          </Link>
        </p>
      </CardBody>
    </Card>
  </div>
);

interface Props extends Pick<ActForProps, 'config' | 'user'> {
  personId: number;
  task: DeskTask;
}

const screens = { edit: EditDetails, membership: GiveMembership, email: MoveEmail };

/** Loads a person's record and then shows the screen of a task. */
function ActFor({ config, user, personId, task }: Props) {
  const { record, failure, onRetry } = useRecord(personId);
  const Screen = screens[task];
  // Keep a loaded screen and its input. The screen shows its own errors.
  if (!record) return <LoadRecord errorMessage={failure} onRetry={onRetry} />;
  return <Screen config={config} user={user} record={record} />;
}

function ShowRecord({ config, personId }: { config: Config; personId: number }) {
  const language = useLanguage();
  const recorded = useRecorded(config);
  const { record, failure, onRetry } = useRecord(personId);
  return (
    <PersonRecord
      record={record && recorded(record)}
      errorMessage={failure}
      onRetry={onRetry}
      getHref={getDeskHref}
      findHref="/desk"
      getMembershipLabel={(key) => membershipLabel(config.membershipTypes, key, language)}
    />
  );
}
