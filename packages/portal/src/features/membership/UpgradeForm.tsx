import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import { hasPaperPubs, upgradeCents, type MembershipPrices } from '@conkit/rules';
import { PaperPubsBlock, useMoney } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Checkout } from '../../checkout/Checkout.tsx';
import { SaleForm } from '../../checkout/SaleForm.tsx';
import { EndingRights } from './EndingRights.tsx';
import { MissingFields } from './MissingFields.tsx';
import { UpgradeTargets } from './UpgradeTargets.tsx';
import { useUpgrade } from './useUpgrade.ts';
import * as styles from './Membership.css.ts';

interface UpgradeFormProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** Whose membership is upgraded; undefined while nobody is picked. */
  person: Person | undefined;
}

/** What a membership becomes, what is added to it, what that costs, and the payment. */
export function UpgradeForm({ config, user, data, person }: UpgradeFormProps) {
  const { money } = useMoney();
  const upgrade = useUpgrade({ config, user, data, person });
  const { prices, chosen, purchase, problems, refusals, change } = upgrade;
  const { amount } = purchase;
  const lacksPaperPubs =
    person !== undefined &&
    config.paid_paper_pubs &&
    data['paper_pubs'] !== undefined &&
    !hasPaperPubs(person);
  const errors = Object.fromEntries(
    (['name', 'address', 'country'] as const).map((key) => [
      key,
      refusals.get(`paper_pubs.${key}`),
    ]),
  );
  return (
    <SaleForm
      purchase={purchase}
      title={<Trans>Upgrade to</Trans>}
      subtitle={person?.legal_name}
      refusals={refusals}
      checkout={
        <Checkout
          config={config}
          account={data['upgrade']?.account ?? 'default'}
          purchase={purchase}
          isReady={upgrade.isReady}
          missing={
            problems.length > 0 ? (
              <MissingFields problems={problems} />
            ) : (
              <NothingToPay
                isPicked={person !== undefined}
                hasMore={
                  lacksPaperPubs || (person !== undefined && canCostMore(config, prices, person))
                }
              />
            )
          }
          total={person && amount > 0 ? <Trans>Total: {money(amount)}</Trans> : null}
        />
      }
    >
      {person && chosen ? (
        <>
          <UpgradeTargets
            config={config}
            prices={prices}
            person={person}
            value={chosen.target}
            onChange={(target) => change({ target })}
          />
          <EndingRights config={config} person={person} target={chosen.target} />
          {lacksPaperPubs && (
            <PaperPubsBlock
              key={person.id}
              value={chosen.paper_pubs}
              onChange={(paper_pubs) => change({ paper_pubs })}
              form={person}
              offer={{ isPaid: true, cents: prices.paperPubs ?? null }}
              errors={errors}
            />
          )}
        </>
      ) : (
        <p className={styles.explanation}>
          <Trans>Choose first whose membership it is.</Trans>
        </p>
      )}
    </SaleForm>
  );
}

/** Whether there is another membership that a person can pay for. */
const canCostMore = ({ membershipGroups }: Config, prices: MembershipPrices, person: Person) =>
  membershipGroups.upgrade.some(
    (membership) => (upgradeCents(prices, person, { membership }) ?? 0) > 0,
  );

/** Why there is nothing to pay: nobody is picked, nothing is chosen, or there is nothing more to have. */
function NothingToPay({ isPicked, hasMore }: { isPicked: boolean; hasMore: boolean }) {
  if (!isPicked) return <Trans>Before you can go on, choose whose membership it is.</Trans>;
  return hasMore ? (
    <Trans>There is nothing to pay yet: choose another membership, or add the paper reports.</Trans>
  ) : (
    <Trans>There is nothing to pay: this membership cannot be upgraded further.</Trans>
  );
}
