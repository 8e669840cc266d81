import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Sold, type SoldTo } from '../../checkout/Sold.tsx';

/** What a buyer of an item who has no account sees in the end. */
export function ItemSold({ sold }: { sold: SoldTo }) {
  const email = sold.buyer?.email;
  return (
    <Sold
      isPaid
      title={<Trans>Thank you</Trans>}
      links={
        <>
          <Link to="/pay">
            <Trans>Return to the main payments page</Trans>
          </Link>
          <Link to="/">
            <Trans>Go to the first page</Trans>
          </Link>
        </>
      }
    >
      <p>
        {email ? (
          <Trans>
            A receipt is on its way to <strong>{email}</strong>.
          </Trans>
        ) : (
          <Trans>A receipt is on its way to the address of the buyer.</Trans>
        )}
      </p>
      <p>
        <Trans>
          If you have a membership under that address, sign in to see what you have bought.
        </Trans>
      </p>
    </Sold>
  );
}
