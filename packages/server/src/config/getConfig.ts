import { NO_AWARD_ID, type Award } from '@conkit/rules';
import type { Config } from '@conkit/api-client';
import type { Context } from '../context.ts';
import type { Operation } from '../operation.ts';
import type { Convention, MembershipType } from './types.ts';

/** What the portal needs to know of the convention, and the server's time. */
export const getConfig: Operation<'getConfig'> = async (context) => ({
  body: publicConfig(context),
});

function publicConfig({ config, clock, chat }: Pick<Context, 'config' | 'clock' | 'chat'>): Config {
  const { analytics, avatars, membership_groups: groups } = config;
  return {
    id: config.id,
    name: config.name,
    event: config.event,
    time: clock.now().toISOString(),
    deadlineTimeZone: config.dates.deadline_zone,
    membershipTypes: Object.fromEntries(
      Object.entries(config.membership_types).map(([key, type]) => [key, publicType(type)]),
    ),
    membershipGroups: {
      attend: [...groups.attend],
      child: [...groups.child],
      support: [...groups.support],
      upgrade: [...groups.upgrade],
      daypass: [...groups.daypass],
      list: groups.list.map((types) => types.slice()),
    },
    languages: [...config.languages],
    currency: config.currency,
    paid_paper_pubs: config.paid_paper_pubs,
    enable_daypass: config.enable_daypass,
    contact: { registration: config.contacts.registration, hugoHelp: config.contacts.hugo_help },
    loginLinkMinutes: config.login.expected_minutes,
    loginHelp: [...config.login.help],
    messageAutoHideSeconds: config.message_auto_hide_seconds,
    payments: { adapter: config.payments.adapter },
    chat: chat ? { name: chat.name } : null,
    analytics: analytics ?? null,
    avatars: avatars ? { urlTemplate: avatars.url_template } : null,
    hugo: publicHugo(config),
  };
}

function publicType(type: MembershipType): Config['membershipTypes'][string] {
  return {
    label: type.label,
    ...(type.description && { description: type.description }),
    ...(type.daypass_label && { daypass_label: type.daypass_label }),
    badge: type.badge ?? false,
    daypass_available: type.daypass_available ?? false,
    hugo_nominator: type.hugo_nominator ?? false,
    member: type.member ?? false,
    wsfs_member: type.wsfs_member ?? false,
    allow_lookup: type.allow_lookup ?? false,
  };
}

function publicHugo(convention: Convention): Config['hugo'] {
  const { awards, ballot, award_categories, dates, series_extra } = convention;
  const award = (name: Award) => ({
    year: awards[name].year,
    worksOf: awards[name].works_of,
    nominations: dates.nominations,
    voting: dates.voting,
    ceremony: awards[name].ceremony,
  });
  return {
    maxNominations: ballot.max_nominations,
    ballotPositions: ballot.positions,
    ...(ballot.announced && { finalBallot: ballot.announced }),
    noAward: { id: NO_AWARD_ID, title: ballot.no_award },
    awards: { hugo: award('hugo'), retro: award('retro') },
    categories: award_categories.map(({ key, title, description, length, award: of, fields }) => ({
      key,
      title,
      description,
      length,
      year: awards[of].works_of,
      award: of,
      fields: [...fields],
    })),
    seriesExtra: series_extra
      ? { category: series_extra.category, label: series_extra.label }
      : null,
  };
}
