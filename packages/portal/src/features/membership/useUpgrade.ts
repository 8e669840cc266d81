import type { Config, PaperPubs, Person, PurchaseData, Upgrade, User } from '@conkit/api-client';
import {
  canUpgradeTo,
  createMembershipPrices,
  findUpgrades,
  isGreyedOut,
  paperPubsProblems,
  presetTarget,
  upgradeAmount,
  type PriceList,
} from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { fallback, nullable, number, object, string } from 'valibot';
import { purchaseMutation } from '../../api/purchases.ts';
import { paperPubsSchema } from '../../checkout/personSchema.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { answersSchema, useQuestions, type TypedAnswers } from '../../checkout/useQuestions.tsx';
import { useSale } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/language.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { findMemberField } from './memberDraft.ts';
import { findNewMemberType } from './offers.ts';

interface UpgradeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** Undefined until a person is chosen. */
  person: Person | undefined;
}

/** Manages an upgrade from choosing it to buying it: the draft, its price, its purchase. */
export function useUpgrade({ config, user, data, person }: UpgradeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(purchaseMutation(api));

  const draft = useDraft<UpgradeDraft | null, string>({
    user,
    what: 'upgrade',
    initial: null,
    schema: upgradeSchema,
    fieldOf: findMemberField,
  });
  const present = person?.membership ?? '';
  const { prices, upgradeable: all } = findUpgrades(
    createMembershipPrices(data, config.paid_paper_pubs),
    config.membershipGroups,
    present,
  );
  const findSale = (type: string) => findNewMemberType(data, type)?.sale;
  const upgradeable = all.filter(
    (type) => type === present || canUpgradeTo(findSale(type), findSale(present)),
  );
  const chosen = person ? toChoice(person, draft.value, upgradeable, prices.newMember) : null;

  const to = {
    membership: chosen?.target ?? person?.membership ?? '',
    // People who have paper publications keep them.
    paper_pubs: person?.paper_pubs ?? chosen?.paper_pubs,
  };
  const price = person ? upgradeAmount(prices, person, to) : undefined;
  const isUpgraded = person !== undefined && to.membership !== person.membership;
  const change = (next: Partial<UpgradeDraft>) => {
    if (chosen) draft.update({ ...chosen, ...next });
  };
  const { fields, isAnswered, request } = useQuestions({
    config,
    membership: isUpgraded ? to.membership : undefined,
    type: isUpgraded ? findNewMemberType(data, to.membership) : undefined,
    value: chosen?.answers,
    onChange: (answers) => change({ answers }),
    refusals: draft.refusals,
  });
  const upgrades = person && chosen ? [{ ...toUpgrade(person, chosen), ...request }] : [];
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
    upgradeable,
    chosen,
    problems,
    questions: fields,
    isReady: (price ?? 0) > 0 && problems.length === 0 && isAnswered,
    refusals: draft.refusals,
    change,
  };
}

/** The choices for one person's upgrade. */
interface UpgradeDraft {
  /** The person. Choices for another person are ignored. */
  id: number;
  /** The new membership, or null for none. */
  target: string | null;
  /** The address for added paper publications, or null without them. */
  paper_pubs: PaperPubs | null;
  answers?: TypedAnswers | undefined;
}

/** Returns the default choices: the current membership if it can be upgraded, and no paper publications. */
const firstChoice = (person: Person, upgradeable: readonly string[]): UpgradeDraft => ({
  id: person.id,
  target: presetTarget(person.membership, upgradeable) ?? null,
  paper_pubs: null,
});

/** Returns the choices for a person: the stored ones as far as they are still available. */
function toChoice(
  person: Person,
  kept: UpgradeDraft | null,
  upgradeable: readonly string[],
  prices: PriceList,
): UpgradeDraft {
  const first = firstChoice(person, upgradeable);
  const isOffered = (type: string) =>
    upgradeable.includes(type) && !isGreyedOut(prices, type, person.membership);
  if (kept?.id !== person.id) return first;
  const { target, paper_pubs, answers } = kept;
  return {
    answers,
    id: kept.id,
    target: target !== null && isOffered(target) ? target : first.target,
    paper_pubs: person.paper_pubs ? null : paper_pubs,
  };
}

/** Parses a stored draft. */
const upgradeSchema = object({
  id: number(),
  target: fallback(nullable(string()), null),
  paper_pubs: fallback(nullable(paperPubsSchema), null),
  answers: answersSchema,
});

/** Returns an upgrade as the API takes it, with changes only. */
const toUpgrade = (person: Person, { target, paper_pubs }: UpgradeDraft): Upgrade => ({
  id: person.id,
  ...(target !== null && target !== person.membership && { membership: target }),
  ...(paper_pubs && { paper_pubs }),
});
