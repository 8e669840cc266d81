import type { Config } from '@conkit/api-client';
import { Card, CardBody } from '@conkit/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/localized.ts';
import * as pages from '../../shell/pages.css.ts';

interface SectionProps {
  title: string;
  children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <Card title={title}>
    <CardBody>
      <ul className={pages.sentences}>{children}</ul>
    </CardBody>
  </Card>
);

/**
 * Explains to members how their data is stored, who can read it, for how long, and what they can request.
 */
export function PrivacyPage({ config }: { config: Config }) {
  const { t } = useLingui();
  const { name, contact, privacy } = config;
  const address = privacy?.contact ?? contact.registration;
  const email = <a href={`mailto:${address}`}>{address}</a>;
  const retention = privacy?.retention ?? [];
  const hasAwards = config.parts.voting || config.parts.nominations;
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>
        <Trans>Privacy</Trans>
      </h1>
      <div className={pages.cards}>
        {hasAwards && (
          <Section title={t`Your ballot and your nominations`}>
            <li>
              <Trans>
                The database of {name} stores them next to your name. They are not anonymous. Every
                save is kept with its time and your signature, so that no vote is lost.
              </Trans>
            </li>
            <li>
              <Trans>
                Your network address and browser are stored apart from each save, to find ballots
                that were not cast by people.
              </Trans>
            </li>
            <li>
              <Trans>
                No page for the convention’s team shows how you vote or what you nominate. The
                people who run the server and its database can read it.
              </Trans>
            </li>
            {retention.some(({ kind }) => kind === 'reading') && (
              <li>
                <Trans>
                  Your reading list and its notes stay on your device, unless you choose to keep
                  them on your account too. No page for the convention’s team shows them. We delete
                  them when you turn that off.
                </Trans>
              </li>
            )}
            <li>
              <Trans>
                If the convention’s team moves your record to another mailbox, your ballot stays
                closed there for some days, and we send a mail to your old address at once.
              </Trans>
            </li>
            <li>
              <Trans>
                Everyone who can read your mailbox can sign in as you, and read and change it.
              </Trans>
            </li>
          </Section>
        )}
        <Section title={t`Who can read what`}>
          <li>
            <Trans>
              A barcode and a reading list that you opened stay on your device until you sign out,
              so that they open without a network.
            </Trans>
          </li>
          <li>
            <Trans>
              Administrators of members can read your name, address, purchases, when mails were sent
              to you, and when and from where you saved a ballot or nominations.
            </Trans>
          </li>
          <li>
            <Trans>
              Administrators of awards can read when you saved a ballot and how many places it
              fills, but not how you ranked.
            </Trans>
          </li>
          <li>
            <Trans>
              Card numbers go to the payment provider only. The convention stores what you paid, and
              for what.
            </Trans>
          </li>
          <li>
            <Trans>
              People with the same address share an account, and can read and change each other’s
              details.
            </Trans>
          </li>
        </Section>
        <Section title={t`The log`}>
          <li>
            <Trans>
              Every change that the convention’s team makes to your record is logged with who, when
              and why. You can read these entries, without the name of the team’s member, at your
              details.
            </Trans>
          </li>
          <li>
            <Trans>The log never contains how you vote or what you nominate.</Trans>
          </li>
        </Section>
        <Section title={t`How long data are kept`}>
          {retention.map((row) => (
            <li key={row.kind}>
              <Kept row={row} />
            </li>
          ))}
          <li>
            <Trans>
              Amounts and receipts of purchases, results and the log of the team’s acts stay in the
              convention’s files for as long as the law requires.
            </Trans>
          </li>
        </Section>
        {config.parts.passkeys && (
          <Section title={t`Passkeys`}>
            <li>
              <Trans>
                A passkey stays on your device, and so do your fingerprint and your face. We store
                its public key, its name and when it was last used, until you remove it or move to
                another address.
              </Trans>
            </li>
          </Section>
        )}
        <Section title={t`Your rights`}>
          <li>
            <Trans>
              You can ask for a copy of what is stored about you. Your ballot, nominations and
              reading list are not in it: read and download them here, or have ballot and
              nominations mailed to you.
            </Trans>
          </li>
          <li>
            <Trans>
              You can ask to be erased. Your name and address are removed everywhere, and your
              reading list is deleted; what you voted stays without your name, because it was
              counted.
            </Trans>
          </li>
          <li>
            <Trans>Write to {email}.</Trans>
          </li>
        </Section>
      </div>
    </div>
  );
}

type Retention = NonNullable<NonNullable<Config['privacy']>['retention']>[number];

/** Explains how long one kind of data is kept. */
function Kept({ row: { kind, days, by, until } }: { row: Retention }) {
  const { i18n, t } = useLingui();
  const what = {
    origins: t`Network addresses and browsers of saved ballots and nominations`,
    reading: t`Reading lists on accounts`,
    mails: t`Copies of sent mails`,
    changes: t`Earlier versions of your details`,
    links: t`Expired login links`,
    ballots: t`Ballots and nominations`,
    records: t`Memberships and everything else about you`,
  }[kind];
  if (until === undefined) {
    return (
      <Trans>
        {what}: <Plural value={days} one="# day" other="# days" />
      </Trans>
    );
  }
  const day = formatDay(until, i18n);
  return by === 'job' ? (
    <Trans>
      {what}: until {day}
    </Trans>
  ) : (
    <Trans>
      {what}: until the convention deletes its data, not before {day}
    </Trans>
  );
}
