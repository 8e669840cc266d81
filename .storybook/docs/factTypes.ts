/** A property of a component, as its source declares it. */
export interface PropFacts {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: string;
  readonly description: string;
}

/** What the sources contain about a component. */
export interface ComponentFacts {
  readonly description: string;
  /** The code of its `@example`. */
  readonly example: string;
  /** The file, from the repository's folder. */
  readonly source: string;
  /** The modules that export it. */
  readonly imports: readonly string[];
  readonly status: string;
  /** The first version that contains it. */
  readonly since: string;
  /** The lines of the change log that name it. */
  readonly changes: readonly string[];
  /** The English texts without parameters, by name. */
  readonly messages: ReadonlyArray<readonly [name: string, text: string]>;
  /** The custom properties in its style sheets. */
  readonly tokens: readonly string[];
  readonly props: readonly PropFacts[];
  /** The properties that HTML and ARIA define. */
  readonly inherited: readonly string[];
}
