/** Has the browser save what is at an address, as if a link had been followed. */
export function startDownload(href: string, fileName = '') {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
