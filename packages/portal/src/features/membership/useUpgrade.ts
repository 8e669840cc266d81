import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import {
  membershipPricesOf,
  paperPubsProblems,
  upgradeAmount,
  type PersonFieldPath,
} from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { purchaseMutation } from '../../api/buying.ts';
import { personFieldOf } from '../../api/personField.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { useSale } from '../../checkout/useSale.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { choiceOf, upgradeSchema, upgradeOf, type UpgradeDraft } from './upgradeDraft.ts';

interface UpgradeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** Undefined until a person is picked. */
  person: Person | undefined;
}

/** Manages an upgrade from choosing it to buying it: the draft, its price, its purchase. */
export function useUpgrade({ config, user, data, person }: UpgradeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(purchaseMutation(api));
  const { upgrade: upgradeable } = config.membershipGroups;

  const draft = useDraft<UpgradeDraft | null, PersonFieldPath>({
    user,
    what: 'upgrade',
    initial: null,
    schema: upgradeSchema,
    fieldOf: personFieldOf,
  });
  const prices = membershipPricesOf(data, config.paid_paper_pubs);
  const chosen = person ? choiceOf(person, draft.value, upgradeable, prices.newMember) : null;

  const to = {
    membership: chosen?.target ?? person?.membership ?? '',
    // People who have paper publications keep them.
    paper_pubs: person?.paper_pubs ?? chosen?.paper_pubs,
  };
  const price = person ? upgradeAmount(prices, person, to) : undefined;
  const upgrades = person && chosen ? [upgradeOf(person, chosen)] : [];

  const isUpgraded = person !== undefined && to.membership !== person.membership;
  const target = membershipLabel(config.membershipTypes, to.membership, language);
  const parts = [
    ...(isUpgraded ? [t`Upgrade to ${target}`] : []),
    ...(chosen?.paper_pubs ? [t`Paper progress reports`] : []),
  ];
  const { purchase } = useSale({
    user,
    order: {
      kind: 'upgrade',
      name: draft.name,
      subject: {
        what: parts.length > 0 ? parts : [t`Member upgrade`],
        who: person?.legal_name ?? '',
        email: user.email,
      },
      content: { email: user.email, upgrades },
      amount: Math.max(0, price ?? 0),
      send: ({ key, amount, source }) =>
        send.mutateAsync({ key, body: { amount, email: user.email, source, upgrades } }),
    },
    done: { paid: t`Payment successful!` },
    onSold: draft.forget,
    onInvalid: draft.refuse,
  });

  const problems = paperPubsProblems(chosen?.paper_pubs);
  return {
    purchase,
    prices,
    chosen,
    /** In the currency's minor unit. */
    amount: price ?? 0,
    problems,
    isReady: (price ?? 0) > 0 && problems.length === 0,
    refusals: draft.refusals,
    change: (change: Partial<UpgradeDraft>) => {
      if (chosen) draft.update({ ...chosen, ...change });
    },
  };
}
