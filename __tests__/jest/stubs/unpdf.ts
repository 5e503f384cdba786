/** Counts the pages of the tests' own PDFs. */
export async function getDocumentProxy(data: Uint8Array): Promise<{ readonly numPages: number }> {
  const numPages = new TextDecoder().decode(data).split('/Type/Page/').length - 1;
  if (numPages === 0) throw new Error('This is not a PDF.');
  return { numPages };
}
