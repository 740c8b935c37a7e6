/** Has the browser save a file. A window opened after an answer is a popup some browsers refuse; a file that is downloaded needs none. */
export function fetchFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
