import type { Config, Person, User } from '@conkit/api-client';
import { isAnnounced } from '@conkit/rules';
import { VotingPage } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { awardNameOf } from '../../i18n/awardNames.ts';
import type { Language } from '../../i18n/languages.ts';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as pages from '../../shell/pages.css.ts';
import { useRouteTitle } from '../../shell/title.ts';
import { useNow } from '../../shell/useNow.ts';
import { Ballot } from './Ballot.tsx';
import type { AwardHere } from './shared/awardHere.ts';
import { PassingTime } from './shared/PassingTime.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import { useRememberedSignature } from './shared/useRememberedSignature.ts';
import { useVoter } from './useVoter.ts';

/** How often to check whether the finalists have been announced, in milliseconds. */
const RENEW_MS = 30_000;

interface VotePageProps {
  config: Config;
  user: User | null;
  here: AwardHere;
  /** The person in the URL, undefined without one. */
  person: Person | undefined;
}

/**
 * One person's final ballot for one award. The account can read it. To change it, the voter signs it once
 * per visit. It closes by the server's clock, or when the server refuses a save.
 */
export function VotePage({ config, user, here, person }: VotePageProps) {
  const { award, period, facts } = here;
  const language = useLanguage();
  const title = useRouteTitle();
  const { signature, remember } = useRememberedSignature('ballot', person?.id);
  const voter = useVoter({ config, user, award, person, signature });
  const [isClosedByServer, setClosedByServer] = useState(false);
  const [hasSignedHere, setSignedHere] = useState(false);
  const sign = (given: string) => {
    setSignedHere(true);
    remember(given);
  };
  const onClosed = useCallback(() => setClosedByServer(true), []);
  const { worksOf, positions, noAward } = facts;
  const { ceremonies: sentence } = config.hugo;
  // The opening date isn't shown for a period without one.
  const opens = period.opens ?? period.closes;
  const deadline = useDeadline(period);
  const phase = isClosedByServer ? 'closed' : deadline.phase;
  // Announced finalists are readable before voting opens.
  const isTold = isAnnounced(facts, useNow(RENEW_MS)) || phase !== 'before';
  return (
    <VotingPage
      title={title}
      period={{ ...deadline, ...period, opens, phase, zone: config.deadlineTimeZone }}
      rules={{ worksOf, positions, noAward: noAward && localized(noAward, language) }}
      ceremonies={ceremoniesOf(config, language)}
      ceremonySentence={sentence && localized(sentence, language)}
      email={config.contact.hugoHelp}
      voter={voter}
      onSign={sign}
    >
      {person && voter.kind === 'voter' && isTold && (
        <PassingTime>
          <Ballot
            key={person.id}
            config={config}
            here={here}
            personId={person.id}
            signature={signature}
            takesFocus={hasSignedHere}
            hasUnsaved={voter.hasUnsaved}
            isReadOnly={phase !== 'open'}
            onClosed={onClosed}
          />
        </PassingTime>
      )}
      <p className={pages.actions}>
        <a href="/privacy" className={pages.groundLink}>
          <Trans>How your ballot is stored, and who can read it</Trans>
        </a>
      </p>
    </VotingPage>
  );
}

/** Returns the dates of the award ceremonies that have one. */
const ceremoniesOf = ({ hugo: { awards } }: Config, language: Language) =>
  Object.entries(awards).flatMap(([key, award]) =>
    award.ceremony === undefined
      ? []
      : [{ key, name: awardNameOf(award, language).name, day: award.ceremony }],
  );
