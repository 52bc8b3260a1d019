/** Makes the words of the page as large as so many per cent of their usual size. Whoever measures the type hears of it. */
export function setWordsSize(percent: number): void {
  document.documentElement.style.setProperty('--words-scale', String(percent / 100));
}
