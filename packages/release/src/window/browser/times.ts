const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });

/** Writes every time as the reader's clock and language have it; UTC stays in the title. */
export function writeTimes(): void {
  for (const time of document.querySelectorAll('time')) {
    if (time.title) continue;
    time.title = time.dateTime;
    time.textContent = format.format(new Date(time.dateTime));
  }
}
