// What axe finds: each broken rule with the first element that breaks it.
async () => {
  const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`);
}
