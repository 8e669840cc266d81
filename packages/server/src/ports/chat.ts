/** A person to invite. */
export interface Invitee {
  readonly email: string;
  readonly name: string;
}

/** The result of an invitation. */
export type InviteResult =
  | { readonly kind: 'invited' }
  /**
   * The person was invited earlier. `from` is the sender of that invitation; `url` is the sign-in page for people
   * who have joined.
   */
  | { readonly kind: 'already_invited'; readonly from: string; readonly url: string }
  /** The workspace refuses such an address. */
  | { readonly kind: 'refused_address' };

/** A chat workspace that members can be invited to. */
export interface Chat {
  /** The name shown to people. */
  readonly name: string;
  /** @throws if it is unknown whether the invitation was sent; safe to repeat */
  invite(invitee: Invitee): Promise<InviteResult>;
}
