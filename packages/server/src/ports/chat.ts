/** Who is to be invited. */
export interface Invitee {
  readonly email: string;
  readonly name: string;
}

/** What became of an invitation. */
export type InviteResult =
  | { readonly kind: 'invited' }
  /** Earlier; `from` is whom to look for in the mail, `url` where those who joined already sign in. */
  | { readonly kind: 'already_invited'; readonly from: string; readonly url: string }
  /** The workspace takes no such address. */
  | { readonly kind: 'refused_address' };

/** A chat workspace that members can be invited to. */
export interface Chat {
  /** What people call it. */
  readonly name: string;
  /** @throws when it is not known whether anybody was invited; trying again does no harm */
  invite(invitee: Invitee): Promise<InviteResult>;
}
