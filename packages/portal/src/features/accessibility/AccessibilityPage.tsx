import type { Accessibility, Config, LocalizedText } from '@conkit/api-client';
import { Card, CardBody } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';
import { formatDay, localized } from '../../i18n/localized.ts';
import * as pages from '../../shell/pages.css.ts';

interface AccessibilityPageProps {
  config: Config;
  statement: Accessibility;
}

/** Shows the convention's accessibility statement: standard, tests, known limits and who helps. */
export function AccessibilityPage({ config, statement }: AccessibilityPageProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { contact, reviewed, standard, tested, limits } = statement;
  const { name } = config;
  const meets = localized(standard, language);
  const email = <a href={`mailto:${contact}`}>{contact}</a>;
  const day = formatDay(reviewed, i18n);
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>
        <Trans>Accessibility</Trans>
      </h1>
      <div className={pages.cards}>
        <Card title={t`Something doesn’t work for you?`}>
          <CardBody>
            <p>
              <Trans>
                Write to {email}. Say which page it is and which browser or assistive technology you
                use. We help you to join, nominate or vote in time.
              </Trans>
            </p>
          </CardBody>
        </Card>
        <Card title={t`What we aim for`}>
          <CardBody>
            <p>
              <Trans>
                The pages of {name} should meet {meets}. We last checked this statement on {day}.
              </Trans>
            </p>
          </CardBody>
        </Card>
        <Card title={t`What was tested`}>
          <CardBody>
            <Sentences texts={tested} />
          </CardBody>
        </Card>
        <Card title={t`Known limits`}>
          <CardBody>
            {limits.length > 0 ? (
              <Sentences texts={limits} />
            ) : (
              <p>
                <Trans>We know of none. If you find one, write to us.</Trans>
              </p>
            )}
          </CardBody>
        </Card>
      </div>
    </div>
  );
}

function Sentences({ texts }: { texts: readonly LocalizedText[] }) {
  const language = useLanguage();
  return (
    <ul className={pages.sentences}>
      {texts.map((text) => (
        <li key={text.en}>{localized(text, language)}</li>
      ))}
    </ul>
  );
}
