import type { Config } from '@conkit/api-client';
import { getReadingEnd } from '@conkit/rules';
import { Card, CardBody } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { i18n, t } = useLingui();
  const { name, contact, privacy } = config;
  const address = privacy?.contact ?? contact.registration;
  const email = <a href={`mailto:${address}`}>{address}</a>;
  const day = privacy && formatDay(privacy.originsDeleted, i18n);
  const readingEnd = getReadingEnd(Object.values(config.hugo.awards));
  const readingDeleted = readingEnd ? formatDay(readingEnd.toISOString(), i18n) : undefined;
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
              {day === undefined ? (
                <Trans>Your network address and browser are stored with each save.</Trans>
              ) : (
                <Trans>
                  Your network address and browser are stored apart from each save, to find ballots
                  that were not cast by people. They are deleted on {day}.
                </Trans>
              )}
            </li>
            <li>
              <Trans>
                No page for the convention’s team shows how you vote or what you nominate. The
                people who run the server and its database can read it.
              </Trans>
            </li>
            {readingDeleted !== undefined && (
              <li>
                <Trans>
                  Your reading list and its notes stay on your device, unless you choose to keep
                  them on your account too. No page for the convention’s team shows them. We delete
                  them when you turn that off, and on {readingDeleted}.
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
          <li>
            <Trans>
              Copies of sent mails are deleted after 30 days, and earlier versions of your details
              after a year.
            </Trans>
          </li>
          <li>
            <Trans>
              Memberships, purchases and ballots are kept until the convention deletes its data or
              you ask to be erased.
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

/** Formats a calendar day such as `2019-09-19`. */
