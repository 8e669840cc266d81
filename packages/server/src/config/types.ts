import type { Award, DaypassPrices, Finalist, MembershipAttributes, Period } from '@conkit/rules';
import type { GivenLimits, Limits } from './limits.ts';

/** Words for people: English, and any other language that has them. */
export interface Words {
  readonly en: string;
  readonly fi?: string;
}

/** A membership type: what its holders may do, and how it is called. */
export interface MembershipType extends MembershipAttributes {
  readonly label: Words;
  /** Who may buy it, in one sentence. */
  readonly description?: Words;
  /** Birth dates that it is for, both included, as `2006-08-16`. */
  readonly born?: { readonly from?: string; readonly to?: string };
  /** A day pass of this type exists. */
  readonly daypass_available?: boolean;
}

/** Which membership types each choice offers, in order. */
export interface MembershipGroups {
  readonly attend: readonly string[];
  readonly child: readonly string[];
  readonly support: readonly string[];
  /** What a membership can be upgraded to. */
  readonly upgrade: readonly string[];
  readonly daypass: readonly string[];
  /** The combined list; a divider goes between two groups. */
  readonly list: readonly (readonly string[])[];
}

export interface FieldDescriptor {
  readonly key: string;
  readonly label: Words;
  readonly type: 'string' | 'number' | 'boolean' | 'object';
  readonly required?: boolean;
  /** Made by the server, hidden from the form. */
  readonly generated?: boolean;
  readonly values?: Readonly<Record<string, Words>>;
}

export interface PurchaseType {
  readonly key: string;
  readonly label: Words;
  /** Cents; absent when the price is computed or agreed. */
  readonly amount?: number;
  /** HTML. */
  readonly description?: Words;
}

export interface PurchaseCategory {
  readonly label: Words;
  /** HTML. */
  readonly description?: Words;
  /** Shown on `/pay`. */
  readonly listed?: boolean;
  /** The payment account, `default` when absent. */
  readonly account?: string;
  readonly allow_create_account?: boolean;
  readonly requireMembership?: readonly string[];
  readonly shape: readonly FieldDescriptor[];
  readonly types: readonly PurchaseType[];
}

/** The Hugo Awards or the Retro Hugo Awards. */
export interface AwardFacts {
  readonly year: number;
  /** The year of the eligible works. */
  readonly works_of: number;
  /** The day of the ceremony, as `2019-08-18`. */
  readonly ceremony: string;
}

export interface AwardCategory {
  readonly key: string;
  readonly award: Award;
  readonly title: Words;
  /** Who or what is eligible. */
  readonly description?: Words;
  /** How long its works are, both ends included. */
  readonly length?: {
    readonly unit: 'words' | 'minutes';
    readonly min?: number;
    readonly max?: number;
  };
  /** What a nomination consists of, in order. */
  readonly fields: readonly { readonly key: string; readonly label: Words }[];
}

/** The members' chat: one that is joined by a link, or a workspace of Slack. */
export interface ChatSettings {
  readonly name: string;
  /** Whoever has this link joins; it is mailed to members who ask. */
  readonly invite_url?: string;
  /** Such as `https://dublin2019.slack.com`; Slack is asked to invite, with `SLACK_TOKEN`. */
  readonly slack_url?: string;
}

/** The vote on where a later convention is held. */
export interface SiteSelection {
  readonly title: Words;
  readonly subtitle: Words;
  /** In the order of the ballot; null is a line to write on. */
  readonly choices: readonly (Words | null)[];
  /** A line each. */
  readonly instructions: readonly Words[];
}

/** The addresses that mails come from and that people are sent to. */
export interface Contacts {
  readonly registration: string;
  readonly hugo_help: string;
  readonly hugo_packet: string;
  readonly siteselection: string;
  readonly finance: string;
}

/** Somebody whom a demonstration begins with. */
export interface DemoPerson {
  readonly membership: string;
  readonly member_number?: number;
  readonly legal_name: string;
  readonly email: string;
  readonly public_first_name?: string;
  readonly public_last_name?: string;
  readonly badge_name?: string;
  readonly badge_subtitle?: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly country?: string;
  readonly paper_pubs?: {
    readonly name: string;
    readonly address: string;
    readonly country: string;
  };
  readonly daypass_type?: string;
  readonly daypass_days?: readonly boolean[];
  readonly roles?: readonly string[];
  readonly invoices?: readonly {
    readonly category: string;
    readonly type: string;
    /** Cents. */
    readonly amount: number;
    readonly data?: Readonly<Record<string, unknown>>;
    readonly comments?: string;
  }[];
}

/** The voter packet: where its files are kept, and which they are. */
export interface PacketFacts {
  /** A folder of this machine, from the project's root. */
  readonly folder?: string;
  /** Or a bucket of an S3-compatible service; the address ends with a slash. */
  readonly s3?: { readonly address: string; readonly region: string };
  /** File names by category and format. */
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** ISO 8601 instants; `closes` names a minute that is still open. */
export interface FixedPeriod extends Period {
  readonly opens: string;
}

/** A convention's folder, read, checked and with its dates fixed. */
export interface Convention {
  /** Names the session cookie. */
  readonly id: string;
  /** The product name, which page titles begin with. */
  readonly name: string;
  readonly event: { readonly name: string; readonly year: number };
  /** A demonstration: begins with made-up people and shows its mails at `/dev/mail`. */
  readonly demo: boolean;
  readonly currency: string;
  readonly enable_daypass: boolean;
  readonly paid_paper_pubs: boolean;
  readonly contacts: Contacts;
  readonly mail: { readonly sender_name: string };
  readonly login: {
    readonly key_days: number;
    readonly session_days: number;
    /** How long a login link may take, as people are told. */
    readonly expected_minutes: number;
    /** What to know before asking for one; `{minutes}` and `{registration}` are filled in. */
    readonly help: readonly Words[];
  };
  readonly dates: {
    /** IANA zone in which deadlines are announced. */
    readonly deadline_zone: string;
    readonly nominations: FixedPeriod;
    readonly voting: FixedPeriod;
    readonly convention: {
      readonly first_day: string;
      readonly last_day: string;
      readonly zone: string;
    };
  };
  /** How often what may be asked. */
  readonly limits: Limits;
  readonly message_auto_hide_seconds: number;
  readonly payments: { readonly adapter: 'stripe' | 'sandbox' };
  readonly membership_types: Readonly<Record<string, MembershipType>>;
  readonly membership_groups: MembershipGroups;
  /** Cents by type and day: `day1` is Wednesday. */
  readonly daypass: { readonly prices: DaypassPrices };
  readonly purchase_categories: Readonly<Record<string, PurchaseCategory>>;
  readonly awards: Readonly<Record<Award, AwardFacts>>;
  readonly ballot: {
    readonly positions: number;
    readonly max_nominations: number;
    readonly no_award: Words;
    /** When the final ballot is announced, as a sentence. */
    readonly announced?: Words;
  };
  readonly award_categories: readonly AwardCategory[];
  /** On the ballot by category, in ballot order; replaced ones stay, marked. */
  readonly finalists: Readonly<Record<string, readonly Finalist[]>>;
  /** What voters can ask for beside the files of the packet; absent when there is nothing. */
  readonly packet?: PacketFacts;
  readonly series_extra?: {
    readonly category: string;
    /** The words on its button. */
    readonly label: Words;
    /** A file of codes, one in each line, from the project's root. */
    readonly codes?: string;
  };
  /** External services; each is absent when not used. */
  readonly avatars?: { readonly url_template: string };
  readonly analytics?: { readonly url: string };
  readonly chat?: ChatSettings;
  /** Absent where no ballots are printed. */
  readonly site_selection?: SiteSelection;
  readonly people: readonly DemoPerson[];
}

/** What the schema accepts: the convention before its dates are fixed. */
export type ConventionDocument = Omit<Convention, 'people' | 'limits'> & {
  readonly limits?: GivenLimits;
  readonly people?: readonly DemoPerson[];
};
