/** Words that end the name of a firm: what it deals in, and what it is by law. */
const words = `
traders trader trading enterprise enterprises agencies agency industries industry engineers medicos medicals pharmacy chemist chemists druggists kirana provisions electricals electronics hardware textiles garments jewellers jewelers jewellery
sweets bakery bakers restaurant caterers dhaba automobiles auto motors tyres tyre furniture furnitures footwear opticals opticians diagnostics plastics packaging polymers foundry forging forgings castings chemicals pharma pharmaceuticals foods spices masala marbles marble granites tiles timber timbers
roadways transport logistics carriers travels petroleum fuels fertilizers fertilisers seeds dairy infotech infosystems technologies software systems solutions consultants associates services service stores store mart emporium collection fashions creations tailors studio parlour saloon salon classes academy coaching
works mill mills factory printers press publications exports exporters imports exim international finance financiers fincorp finserv securities insurance nidhi chits builders developers constructions infra infrastructure contractors realtors steels steel wires cables alloys metals ispat ceramics glass paints
breweries distillery sugars sugar cements cement papers paper knitwear spinners weavers silks sarees handlooms cottons cotton ginning oils solvent agro biotech nursery farms poultry hatcheries hospitality clinic diagnostics laboratory labs pathlabs
limited llp bros brothers sons company corporation cooperative`

const known: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** True for a word that says of a name that a firm bears it. */
export const isOfFirm = (word: string): boolean => known.has(word)
