import type { Award, Config } from '@conkit/api-client';
import { NO_AWARD_ID } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Operation } from '../operation.ts';
import type { Brand, BrandImage } from './brand/files.ts';
import { isCategoryAnnounced } from './announced.ts';
import { getLanguageName } from './languages.ts';
import { getParts } from './parts.ts';
import { getRetentionEnd, listRetention } from './retention.ts';
import { LANDING } from './schema/awards.ts';
import type { AwardFacts, Convention, MembershipType } from './types.ts';

/** Returns the convention's public configuration and the server's time. */
export const getConfig: Operation<'getConfig'> = async (context) => ({
  body: publicConfig(context),
});

function publicConfig(
  context: Pick<Context, 'config' | 'clock' | 'chat' | 'env' | 'wallets'>,
): Config {
  const { config, clock, chat } = context;
  const { analytics, avatars } = config;
  return {
    id: config.id,
    name: config.name,
    ...(config.seller && { seller: [...config.seller] }),
    event: config.event,
    convention: publicConvention(config),
    ground: config.ground,
    ...publicBrand(config.brand),
    time: clock.now().toISOString(),
    deadlineTimeZone: config.dates.deadline_zone,
    membershipTypes: Object.fromEntries(
      Object.entries(config.membership_types).map(([key, type]) => [key, publicType(type)]),
    ),
    membershipGroups: publicGroups(config),
    languages: [...config.languages],
    ...(config.locales && { locales: { ...config.locales } }),
    ...publicTexts(config),
    currency: config.currency,
    parts: getParts(context),
    paid_paper_pubs: config.paid_paper_pubs,
    enable_daypass: config.enable_daypass,
    daypassDays: [...config.daypass.days],
    contact: { registration: config.contacts.registration, hugoHelp: config.contacts.awards },
    privacy: {
      contact: config.contacts.privacy,
      originsDeleted: getRetentionEnd(config, 'origins').toISOString().slice(0, 10),
      retention: listRetention(config),
    },
    loginLinkMinutes: config.login.expected_minutes,
    loginHelp: [...config.login.help],
    messageAutoHideSeconds: config.message_auto_hide_seconds,
    payments: { adapter: config.payments.adapter },
    chat: chat ? { name: chat.name } : null,
    analytics: analytics ?? null,
    avatars: avatars ? { urlTemplate: avatars.url_template } : null,
    hugo: publicAwards(config, clock.now()),
  };
}

function publicTexts({ languages, texts }: Convention): Pick<Config, 'texts'> {
  const own = Object.entries(texts)
    .filter(([language]) => languages.includes(language))
    .map(([language, { file }]) => {
      const facts = { name: getLanguageName(language), url: file.path };
      return [language, facts] as const;
    });
  return own.length === 0 ? {} : { texts: Object.fromEntries(own) };
}

/** Returns the addresses of the brand's pictures that pages show. */
function publicBrand({ logo, logoDark, badge }: Brand): Pick<Config, 'brand' | 'badge'> {
  const picture = ({ path: href, width, height }: BrandImage) => ({ href, width, height });
  return {
    ...(logo && {
      brand: { logo: picture(logo), ...(logoDark && { logoDark: picture(logoDark) }) },
    }),
    ...(badge && { badge: { background: picture(badge.background), slots: { ...badge.slots } } }),
  };
}

function publicConvention({ dates, about }: Convention): NonNullable<Config['convention']> {
  const { first_day: firstDay, last_day: lastDay, zone: timeZone } = dates.convention;
  return { firstDay, lastDay, timeZone, ...about };
}

function publicGroups({ membership_groups: groups }: Convention): Config['membershipGroups'] {
  const { cards, child, upgrade, upgradePaths, daypass, list } = groups;
  // Earlier clients read these cards by name.
  const card = (name: string) => [...(cards.find(({ key }) => key === name)?.types ?? [])];
  return {
    attend: card('attend'),
    child: [...child],
    support: card('support'),
    cards: cards.map((one) => Object.assign({}, one, { types: [...one.types] })),
    upgrade: [...upgrade],
    ...(upgradePaths && { upgradePaths: [...upgradePaths] }),
    daypass: [...daypass],
    list: list.map((types) => types.slice()),
  };
}

function publicType(type: MembershipType): Config['membershipTypes'][string] {
  return {
    label: type.label,
    ...(type.description && { description: type.description }),
    ...(type.daypass_label && { daypass_label: type.daypass_label }),
    ...(type.born && { born: type.born }),
    badge: type.badge ?? false,
    daypass_available: type.daypass_available ?? false,
    hugo_nominator: type.hugo_nominator ?? false,
    member: type.member ?? false,
    wsfs_member: type.wsfs_member ?? false,
    allow_lookup: type.allow_lookup ?? false,
  };
}

/** Returns the public part of the awards. Before the announcement, it contains nothing that reveals a finalist. */
function publicAwards(convention: Convention, now: Date): Config['hugo'] {
  const { awards, award_categories, award_pages, series_extra: extra } = convention;
  const { path, name, forms, landing, ceremonies } = award_pages;
  const [first] = Object.values(awards);
  const isExtraTold = extra !== undefined && isCategoryAnnounced(convention, extra.category, now);
  return {
    path,
    ...(name && { name }),
    ...(forms && { forms }),
    ...(landing && { landing: { page: LANDING, title: landing.title } }),
    ...(ceremonies && { ceremonies }),
    ...(first && {
      maxNominations: first.max_nominations,
      ballotPositions: first.positions,
      ...(first.final_ballot && { finalBallot: first.final_ballot }),
      ...(first.no_award && { noAward: { id: NO_AWARD_ID, title: first.no_award } }),
    }),
    awards: Object.fromEntries(Object.entries(awards).map(([key, facts]) => [key, toWire(facts)])),
    categories: award_categories.map(({ key, title, description, length, award, fields }) => {
      const year = awards[award]?.works_of;
      const category = { key, title, description, length, award, fields: fields.slice() };
      return year === undefined ? category : Object.assign(category, { year });
    }),
    seriesExtra: isExtraTold ? { category: extra.category, label: extra.label } : null,
  };
}

const toWire = (award: AwardFacts): Award => ({
  name: award.name,
  ...(award.forms && { forms: award.forms }),
  ...(award.segment !== undefined && { segment: award.segment }),
  year: award.year,
  ...(award.works_of !== undefined && { worksOf: award.works_of }),
  ...(award.eligible && { eligible: [...award.eligible] }),
  ...(award.nominations && { nominations: award.nominations }),
  ...(award.voting && { voting: award.voting }),
  ...(award.announced !== undefined && { announced: award.announced }),
  ...(award.final_ballot && { finalBallot: award.final_ballot }),
  ...(award.ceremony !== undefined && { ceremony: award.ceremony }),
  maxNominations: award.max_nominations,
  positions: award.positions,
  noAward: award.no_award ?? null,
});
