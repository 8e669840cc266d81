import { Trans } from '@lingui/react/macro';
import * as styles from './Payments.css.ts';

/** What a site selection token is for, and what to do with it. */
export const SiteSelectionIntro = () => (
  <>
    <p>
      <Trans>
        The members of this convention choose where the Worldcon of a later year is held. Only WSFS
        members can vote, and every voter pays this fee to the convention that is chosen.
      </Trans>
    </p>
    <ol className={styles.steps}>
      <li>
        <Trans>Choose who votes, and pay. Each voter needs a token of their own.</Trans>
      </li>
      <li>
        <Trans>The token comes by mail, and is shown with your payments.</Trans>
      </li>
      <li>
        <Trans>Download the personal ballot there, rank the sites, and hand it in.</Trans>
      </li>
    </ol>
  </>
);
