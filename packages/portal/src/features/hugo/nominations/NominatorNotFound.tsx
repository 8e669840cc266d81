import { Card, CardBody } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as pages from '../../../shell/pages.css.ts';
import { useRouteTitle } from '../../../shell/title.ts';

/** Said when the person of the path is not on the account. */
export function NominatorNotFound() {
  const { t } = useLingui();
  const title = useRouteTitle();
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>{title}</h1>
      <Card title={t`Nominator not found!`}>
        <CardBody>
          <p>
            <Trans>
              This account has nobody with that number. Open the link in your login mail, or choose
              a person on the <Link to="/">main page</Link>.
            </Trans>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
