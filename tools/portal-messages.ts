import { createCompiledCatalog, createMissingErrorMessage, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { findParts } from '../packages/portal/src/i18n/parts.ts';

const CATALOGUE = /\/locales\/(\w+)\.po\?part=(\w+)$/;

/**
 * Compiles a part of a catalogue of the portal: `locales/fi.po?part=voting` is a module with the texts that
 * `i18n/parts.ts` assigns to the part. Fails when a complete language lacks a text.
 */
export const portalMessages = (): Plugin => ({
  name: 'conkit:portal-messages',
  load: {
    filter: { id: CATALOGUE },
    async handler(id) {
      const [, language = '', part] = CATALOGUE.exec(id) ?? [];
      this.addWatchFile(id.replace(/\?.*/, ''));
      const config = getConfig();
      const [catalog] = await getCatalogs(config);
      if (!catalog) throw new Error('lingui.config.ts has no catalogue');
      const { messages, missing } = await catalog.getTranslations(language, {
        fallbackLocales: config.fallbackLocales || {},
        sourceLocale: config.sourceLocale ?? 'en',
      });
      if (missing.length > 0) throw new Error(createMissingErrorMessage(language, missing, ''));
      const entries = await catalog.read('en');
      const ofPart = Object.entries(messages).filter(([key]) =>
        entries[key]?.origin?.some(([file]) => findParts(file).some((name) => name === part)),
      );
      const { source, errors } = createCompiledCatalog(language, Object.fromEntries(ofPart), {
        namespace: 'es',
      });
      if (errors[0]) throw errors[0].error;
      return { code: source, map: null };
    },
  },
});
