import { installVoices, type Said } from '../../src/testing/voices';
import { APP, type Thirty } from '../pages/Thirty';
import { findingsInBothThemes } from '../support/axe';
import { listOf, strangers } from '../support/wordLists';
import { expect, LONG, longUnless, test } from '../test';

/** What things are called, as their players read it. */
const NAMES = {
  de: {
    own: 'Deutsch',
    title: 'Thirty: ein Tipptest',
    field: 'Tippe die Wörter ab',
    bar: ['Befehle', 'Einstellungen', 'Runden', 'Design wechseln'],
    headings: ['Zeit: 30', 'Höchste Punktzahl: 0'],
    restart: 'Neue Runde',
    hint: 'Die Uhr startet mit deinem ersten Anschlag',
    footer: 'Kein Konto, keine Cookies, kein Tracking',
    result: ['Ergebnis', 'Genauigkeit: 100 %', 'Tippfehler: 0', 'Getippte Zeichen: 6'],
    announced: 'Genauigkeit 100 Prozent, Tippfehler 0, getippte Zeichen 6, Tempo 2 Wörter pro Minute',
    timeIsUp: 'Die Zeit ist um. Ergebnis: ',
    insights: 'Was diese Runde zeigt',
    actions: ['Ansehen', 'Gegen dich selbst', 'Link kopieren'],
    options: ['Sprache', 'Zeit', 'Wörter', 'Cursor', 'Textgröße'],
    tabs: ['Verlauf', 'Tasten', 'Export und Import'],
    search: ['block cursor', 'Cursor: Block'],
    theme: ['Hell', 'Dunkel', 'System'],
  },
  pl: {
    own: 'Polski',
    title: 'Thirty: test szybkości pisania',
    field: 'Wpisuj słowa',
    bar: ['Polecenia', 'Opcje', 'Rundy', 'Zmień motyw'],
    headings: ['Czas: 30', 'Najlepszy wynik: 0'],
    restart: 'Od nowa',
    hint: 'Czas liczy się od pierwszego klawisza',
    footer: 'Bez konta, bez ciasteczek, bez śledzenia',
    result: ['Rezultat', 'Dokładność: 100%', 'Błędy: 0', 'Wpisane znaki: 6'],
    announced: 'dokładność 100 procent, błędy 0, wpisane znaki 6, tempo 2 słowa na minutę',
    timeIsUp: 'Koniec czasu. Rezultat: ',
    insights: 'Co pokazuje ta runda',
    actions: ['Obejrzyj', 'Ścigaj się ze sobą', 'Kopiuj link'],
    options: ['Język', 'Czas', 'Słowa', 'Kursor', 'Rozmiar tekstu'],
    tabs: ['Historia', 'Klawisze', 'Eksport i import'],
    search: ['kursor blok', 'Kursor: blok'],
    theme: ['Jasny', 'Ciemny', 'Systemowy'],
  },
  el: {
    own: 'Ελληνικά',
    title: 'Thirty: τεστ πληκτρολόγησης',
    field: 'Γράψε τις λέξεις',
    bar: ['Εντολές', 'Επιλογές', 'Γύροι', 'Αλλαγή θέματος'],
    headings: ['Χρόνος: 30', 'Υψηλότερο σκορ: 0'],
    restart: 'Από την αρχή',
    hint: 'Ο χρόνος ξεκινά με το πρώτο σου πάτημα',
    footer: 'Χωρίς λογαριασμό, cookies ή παρακολούθηση',
    result: ['Αποτέλεσμα', 'Ακρίβεια: 100%', 'Λάθη: 0', 'Χαρακτήρες που γράφτηκαν: 6'],
    announced: 'ακρίβεια 100 τοις εκατό, λάθη 0',
    timeIsUp: 'Τέλος χρόνου. Αποτέλεσμα: ',
    insights: 'Τι δείχνει αυτός ο γύρος',
    actions: ['Δες', 'Αγώνας με τον εαυτό σου', 'Αντιγραφή συνδέσμου'],
    options: ['Γλώσσα', 'Χρόνος', 'Λέξεις', 'Κέρσορας', 'Μέγεθος κειμένου'],
    tabs: ['Ιστορικό', 'Πλήκτρα', 'Εξαγωγή/εισαγωγή'],
    search: ['κέρσορας πλαίσιο', 'Κέρσορας: πλαίσιο'],
    theme: ['Ανοιχτό', 'Σκούρο', 'Σύστημα'],
  },
} as const;

type Language = keyof typeof NAMES;
const LANGUAGES = Object.keys(NAMES) as readonly Language[];
const CATALOGUE = /assets\/more\/de-[\w-]+\.json/;

/** Saves a choice of the language before the page is opened, as a visit before would have. */
async function hasChosen(thirty: Thirty, language: string): Promise<void> {
  await thirty.hasStored('options', JSON.stringify({ version: 1, language }));
}

for (const language of LANGUAGES) {
  const names = NAMES[language];
  test(
    `in ${names.own} a round, its result, each dialog and a search have their names`,
    longUnless(language === 'de'),
    async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hasChosen(thirty, language);
      await thirty.open();
      await expect(page).toHaveTitle(names.title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('textbox', { name: names.field, exact: true })).toBeFocused();
      for (const name of names.headings) await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByText(names.hint)).toBeVisible();
      await expect(page.getByText(names.footer)).toBeVisible();

      await thirty.typeWords(6);
      await thirty.finish();
      for (const name of names.result)
        await expect(thirty.main.getByText(name, { exact: true })).toBeVisible();
      await expect(thirty.live(new RegExp(names.announced))).toHaveCount(1);
      await expect(page.getByRole('region', { name: names.insights })).toBeVisible();
      for (const name of names.actions) {
        await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
      }

      const [commands, options, rounds, theme] = names.bar;
      const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
      await page.getByRole('button', { name: options, exact: true }).click();
      const [ownName, ...others] = names.options;
      for (const [index, name] of [others[0], others[2], ownName].entries()) {
        await dialog(options).getByRole('tab').nth(index).click();
        await expect(
          dialog(options)
            .getByText(name as string, { exact: true })
            .first(),
        ).toBeVisible();
      }
      await expect(dialog(options).getByRole('combobox', { name: ownName })).toHaveValue(language);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: rounds, exact: true }).click();
      for (const name of names.tabs) await expect(dialog(rounds).getByRole('tab', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: theme, exact: true }).click();
      for (const name of names.theme) await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: commands, exact: true }).click();
      const field = dialog(commands).getByRole('combobox');
      const [search, found] = names.search;
      for (const words of [search, 'block caret']) {
        await field.fill(words);
        await expect(dialog(commands).getByRole('option').first()).toHaveAccessibleName(found);
      }
      await field.fill(`${names.options[0]} english`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );
}

test.describe(() => {
  test.use({ bypassCSP: true });

  for (const language of LANGUAGES) {
    test(`axe finds nothing in ${NAMES[language].own}`, LONG, async ({ page, thirty }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hasChosen(thirty, language);
      await thirty.hasStored('theme', 'system');
      await thirty.open();
      expect(await findingsInBothThemes(page)).toEqual([]);
      await thirty.typeWords(6);
      await thirty.finish();
      await expect(page.getByRole('region').first()).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);
      for (const name of NAMES[language].bar.slice(0, 3)) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
        expect(await findingsInBothThemes(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  }
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered the page in German, below the words, and is in it from then on', async ({
    page,
    thirty,
  }) => {
    await thirty.open();
    const offer = page.getByRole('group', { name: 'Auf Deutsch?' });
    await expect(offer.getByRole('button')).toHaveText([
      'Ja, mit deutschen Wörtern',
      'Nur die Seite',
      'Nein',
    ]);
    await expect(offer).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
    await thirty.typeWords(3);
    await expect(offer).toHaveCount(0);
    await page.keyboard.press('Escape');
    await offer.getByRole('button', { name: 'Nur die Seite' }).click();
    await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
    await expect(thirty.field).toBeFocused();
    await expect(offer).toHaveCount(0);
    expect(strangers(await thirty.words(), listOf('English common'))).toEqual([]);
    await thirty.reload();
    await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('may have the words in German as well', async ({ page, thirty }) => {
    await thirty.open();
    await page.getByRole('button', { name: 'Ja, mit deutschen Wörtern' }).click();
    await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
    const list = listOf('Deutsch');
    await expect.poll(async () => strangers(await thirty.words(), list)).toEqual([]);
  });

  test('that declines is not asked again', async ({ page, thirty }) => {
    await thirty.open();
    await page.getByRole('button', { name: 'Nein', exact: true }).click();
    await expect(page.getByRole('group')).toHaveCount(0);
    await thirty.reload();
    await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
    await thirty.options.open('Sound and language');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    await expect(page.getByRole('group', { name: 'Auf Deutsch?' })).toHaveCount(0);
  });
});

test('the page is in the chosen language from its first frame, and nothing moves when the app takes over', async ({
  page,
  thirty,
}) => {
  await thirty.hasStored('options', JSON.stringify({ version: 1, language: 'de', seconds: 60 }));
  const letAppCome = await thirty.openBeforeApp();
  const { restart, bar, footer, hint, field, title } = NAMES.de;
  const places = async () => {
    const boxes = [];
    for (const name of [...bar.slice(0, 3), restart]) {
      boxes.push(await page.getByRole('button', { name, exact: true }).boundingBox());
    }
    for (const text of [hint, footer, '60 s'])
      boxes.push(await page.getByText(text, { exact: true }).boundingBox());
    boxes.push(await page.getByRole('heading', { name: 'Zeit: 60' }).boundingBox());
    return boxes;
  };
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('textbox', { name: field })).toBeFocused();
  const before = await places();
  expect(before).not.toContain(null);
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = (): void => {
      seen.add(document.querySelector('[data-part="restart"]')?.textContent ?? '');
      document.documentElement.dataset.frames = [...seen].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  letAppCome();
  await thirty.pictured();
  expect(await places()).toEqual(before);
  await expect(page.locator('html')).toHaveAttribute('data-frames', restart);
});

test('a change of language in a running round lets it go on, also from another tab', async ({
  page,
  thirty,
  anotherTab,
}) => {
  await thirty.open();
  const words = await thirty.typeWords(5);
  const other = await anotherTab();
  await other.options.open('Sound and language');
  await other.page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(other.page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeAttached();
  await thirty.expectState('run');
  expect(await thirty.words()).toBe(words);
  await page.bringToFront();
  await thirty.type(words.slice(5, 8));
  await thirty.finish();
  await expect(thirty.main.getByText('Getippte Zeichen: 8', { exact: true })).toBeVisible();
  await expect(thirty.main.getByText('Genauigkeit: 100 %', { exact: true })).toBeVisible();
});

for (const language of ['xx', 'de-AT', 'toString']) {
  test(`the language ${language}, which this version does not have, leaves the page in English, and the other options as they are`, async ({
    page,
    thirty,
  }) => {
    await thirty.hasStored('options', JSON.stringify({ version: 1, language, seconds: 60 }));
    await thirty.open();
    await expect(thirty.time()).toHaveText('Time: 60');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(JSON.parse((await thirty.stored('options')) ?? '{}')).toMatchObject({ language });
  });
}

test.describe('where the messages of the language cannot be loaded', () => {
  test.use({ expectsPageErrors: true });

  for (const [fault, answer] of [
    ['are not there', { status: 404 }],
    ['are damaged', { status: 200, contentType: 'application/json', body: '{"6Gdhhb":["Neue Runde"]}' }],
    ['are another page', { status: 200, contentType: 'text/html', body: '<p>Sign in' }],
  ] as const) {
    test(`because they ${fault}, the page is in English, says so once, and the next round asks again`, async ({
      page,
      thirty,
    }) => {
      await hasChosen(thirty, 'de');
      await page.route(CATALOGUE, (route) => route.fulfill(answer));
      await thirty.open();
      await expect(thirty.restart).toBeVisible();
      const notice = page.getByText(/^This page could not be loaded in your language/);
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
      const askedAgain = page.waitForResponse(CATALOGUE);
      await thirty.typeWords(2);
      await page.keyboard.press('Escape');
      await askedAgain;
      await expect(thirty.restart).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.unroute(CATALOGUE);
      await thirty.typeWords(2);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }
});

test('messages that are late: the page goes back into English, says so, keeps what was typed, and follows once they come', async ({
  page,
  thirty,
}) => {
  await hasChosen(thirty, 'de');
  const letCome = await thirty.hold(CATALOGUE);
  await thirty.openToWords();
  await expect(page.getByText('Neue Runde')).toBeVisible();
  const words = await thirty.typeWords(2);
  await expect(page.getByText(/^This page could not be loaded in your language/)).toBeVisible();
  await expect(thirty.restart).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await thirty.pictured();
  expect(await thirty.words()).toBe(words);
  await thirty.expectState('run');
  letCome();
  await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
  await expect(page.getByText(/^This page could not be loaded in your language/)).toHaveCount(0);
  await thirty.expectState('run');
});

for (const language of LANGUAGES) {
  test(
    `in ${NAMES[language].own} the announcements are said by a voice of the page’s language, words by one of theirs`,
    longUnless(language === 'de'),
    async ({ page, thirty }) => {
      const voices = [
        { name: 'Amy', lang: 'en-GB' },
        { name: 'Of the page', lang: language },
      ];
      await page.addInitScript(installVoices, { voices, msPerCharacter: 1 });
      await thirty.hasStored('options', JSON.stringify({ version: 1, language, saysWords: true }));
      await thirty.open();
      const said = () =>
        page.evaluate(() =>
          (window as unknown as { said: Said[] }).said.map(({ text, voice }) => `${voice}: ${text}`),
        );
      await expect.poll(async () => (await said()).length).toBe(2);
      expect((await said()).every((text) => text.startsWith('Amy: '))).toBe(true);
      await page.keyboard.type('x');
      await thirty.finish();
      await expect
        .poll(async () => (await said()).at(-1))
        .toContain(`Of the page: ${NAMES[language].timeIsUp}`);
    },
  );
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language that was chosen once is there', async ({ page, thirty, offlinePage }) => {
    await offlinePage.visit();
    await thirty.options.open('Sound and language');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
    expect((await offlinePage.savedMore()).some((file) => file.startsWith('de-'))).toBe(true);
    await page.keyboard.press('Escape');
    await offlinePage.reloadWithoutServer();
    await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('a language that cannot be loaded', () => {
  test.use({ expectsPageErrors: true });

  test('is no longer told of once another one is chosen', async ({ page, thirty }) => {
    await page.route(CATALOGUE, (route) => route.abort());
    await thirty.open();
    await thirty.options.open('Sound and language');
    const choice = page.getByRole('combobox', { name: 'Language' });
    await choice.selectOption('de');
    await page.keyboard.press('Escape');
    const notice = page.getByText(/^This page could not be loaded in your language/);
    await expect(notice).toBeVisible();
    await thirty.options.open('Sound and language');
    await choice.selectOption('en');
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  });
});

test('English asks for no other language', async ({ page, thirty }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await thirty.open();
  await thirty.typeWords(2);
  expect(asked.some((url) => APP.test(url))).toBe(true);
  expect(asked.filter((url) => url.includes('assets/more/'))).toEqual([]);
});
