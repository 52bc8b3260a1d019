import { defineConfig, mergeConfig } from 'vite';
import standard from '../vite.config';

/** The same page with 60 words a batch, about 400 characters: for the bench only. */
export default defineConfig((environment) =>
  mergeConfig(standard(environment), {
    build: { outDir: '.cache/manyWords', emptyOutDir: true },
    plugins: [
      {
        name: 'many-words',
        enforce: 'pre' as const,
        transform(code: string, id: string) {
          if (!id.endsWith('/core/rules.ts')) return undefined;
          const many = code.replace('wordsPerBatch: 12', 'wordsPerBatch: 60');
          if (many === code) throw new Error('rules.ts says its words per batch in another way now.');
          return many;
        },
      },
    ],
  }),
);
