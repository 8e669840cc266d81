import type { Config, User } from '@conkit/api-client';
import { isMemberAdmin } from '@conkit/rules';
import { ConKitProvider, Link } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { ActFor } from './ActFor.tsx';
import * as pages from '../../shell/pages.css.ts';
import { AuditTrail } from './AuditTrail.tsx';
import { FindPeople } from './FindPeople.tsx';
import { LiftLimits } from './LiftLimits.tsx';
import type { DeskPlace } from './loadDesk.ts';
import * as css from '../../shell/desk.css.ts';
import { PendingActs } from './PendingActs.tsx';
import { ShowRecord } from './ShowRecord.tsx';

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
            {isMemberAdmin(user.roles) && (
              <p>
                <Link href="/desk/audit">
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
  return <ConKitProvider messages={library}>{screen()}</ConKitProvider>;
}
