/** The settings of a provider in the environment. */
export interface ProviderSettings {
  /** Keys by the account's name in the convention: `default`, `siteselect` … */
  readonly accounts: Readonly<Record<string, unknown>>;
}

/** Everything that the rest of the server uses of a payment provider, except for charging. */
export interface PaymentProvider<Settings extends ProviderSettings> {
  /** The name in messages for operators. */
  readonly name: string;
  /** Matches the names of its environment variables. */
  readonly variables: RegExp;
  /**
   * Reads its environment variables.
   *
   * @param variables the non-empty variables
   * @throws StartError naming the variable that is wrong or missing
   */
  readonly readSettings: (
    variables: Readonly<Record<string, string>>,
    publicUrl: string,
  ) => Settings;
  /** Names the variables of an account, for a message about missing ones. */
  readonly formatAccountVariables: (account: string) => string;
  /** Returns whether these settings charge real cards. */
  readonly isLive: (settings: Settings) => boolean;
  /** What the portal's pages may load from the provider. */
  readonly origins: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
    readonly connections: readonly string[];
  };
}
