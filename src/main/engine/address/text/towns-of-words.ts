/**
 * Towns by names of several words of which the last is that of any quarter, "Sri Vijaya Puram", and by initials: each as
 * one town, so that no part of it is taken for a quarter. From general knowledge, checked against the gazetteer, which
 * has them by the word before the colon. Rows as in the lexicon.
 */
const rows = [
  ['port blair', 'sri vijaya puram', 'shri vijaya puram', 'shree vijaya puram', 'sri vijayapuram', 'shri vijayapuram'],
  ['nagar untari', 'shri banshidhar nagar', 'sri banshidhar nagar', 'banshidhar nagar', 'shri bansidhar nagar', 'bansidhar nagar'],
  ['babai', 'makhan nagar'],
  ['swaraj dweep', 'havelock island'],
  ['shaheed dweep', 'neil island'],
  ['mughalsarai', 'pandit deen dayal upadhyaya nagar', 'pandit deendayal upadhyaya nagar', 'pt deen dayal upadhyaya nagar', 'pt deendayal upadhyaya nagar', 'deen dayal upadhyaya nagar', 'deendayal upadhyaya nagar', 'pddu nagar', 'p d d u nagar', 'ddu nagar', 'd d u nagar'],
  ['mohali', 'sahibzada ajit singh nagar', 'sas nagar', 's a s nagar'],
  ['udham singh nagar', 'us nagar', 'u s nagar'],
  ['doddaballapura', 'd b pura', 'db pura'],
  ['bangalore rural', 'blr rural', 'b lore rural', 'blore rural'],
  ['jhansi', 'virangana lakshmibai jhansi', 'virangana laxmibai jhansi'],
  ['chhatrapati sambhajinagar', 'chhatrapati sambhaji nagar', 'chh sambhaji nagar'],
  ['chiknayakanhalli', 'c n halli', 'cn halli'],
  ['hagaribommanahalli', 'h b halli', 'hb halli'],
  ['bokaro', 'bokaro steel city', 'b s city', 'bs city'],
  ['bhadohi', 'sant ravidas nagar', 'sant ravi das nagar'],
  ['kadapa', 'ysr kadapa', 'y s r kadapa', 'ysr cuddapah', 'y s r cuddapah', 'ysr district'],
  ['nellore', 'spsr nellore', 'sps nellore', 's p s r nellore', 's p s nellore', 'sri potti sriramulu nellore', 'potti sriramulu nellore'],
  ['budge budge', 'baj baj', 'bajbaj'],
  ['giddarbaha', 'gidderbaha', 'gidarbaha'],
  ['pashchim champaran', 'pa champaran', 'p champaran', 'w champaran'],
  ['purba champaran', 'pu champaran', 'e champaran'],
  ['pashchimi singhbhum', 'pa singhbhum', 'p singhbhum', 'w singhbhum'],
  ['purvi singhbhum', 'pu singhbhum', 'e singhbhum'],
  ['paschim medinipur', 'w medinipur', 'w midnapore'],
  ['purba medinipur', 'e medinipur', 'e midnapore'],
  ['uttar dinajpur', 'u dinajpur', 'n dinajpur'],
  ['dakshin dinajpur', 'd dinajpur', 's dinajpur'],
  ['west godavari', 'w godavari', 'w g dist', 'wg dist'],
  ['east godavari', 'e godavari', 'e g dist', 'eg dist'],
] as const // prettier-ignore

/** As the lexicon joins several words to one. */
export const townsOfWords: string = rows.map(([name, ...forms]) => `${name}: ${forms.join('|')}`).join(';')
