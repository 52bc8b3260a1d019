import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { play } from '../../fuzz/page/campaign';
import { launch } from '../../fuzz/page/drive';
import type { Browser, Step } from '../../fuzz/page/steps';
import { LONG } from '../test';

/*
 * Steps that once brought the page and the model of its rules apart, shortened by `npm run fuzz:page`. Each is played
 * again, in the browser in which it was found.
 */
const FOLDER = 'fuzz/page/found';

interface Found {
  /** What a player would have noticed. */
  readonly title: string;
  readonly browsers: readonly Browser[];
  readonly steps: readonly Step[];
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  const { title, browsers, steps } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Found;
  for (const browser of browsers) {
    test(`${title} (${browser})`, LONG, async () => {
      const driver = await launch(browser);
      test.skip(!driver, `${browser} is not on this machine`);
      if (!driver) return;
      try {
        expect(await play(driver, steps, { folder: 'dist', browser, pixelsEvery: 1 })).toBeUndefined();
      } finally {
        await driver.close();
      }
    });
  }
}
