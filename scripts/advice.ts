export async function adviseOnContent(root: string): Promise<string> {
  return root;
}
