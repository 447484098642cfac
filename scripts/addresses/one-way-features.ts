import type { featureNames } from '../../src/main/engine/address/match/features'

type Feature = (typeof featureNames)[number]

/**
 * Features that may only speak for one home, or only against, whatever the pairs to learn from have by chance: that two
 * cities differ is never a reason to call two homes one. All others are free: what they say depends on what else agrees.
 */
const onlyFor: ReadonlySet<Feature> = new Set<Feature>([
  'house_same',
  'house_same_long',
  'pin_same',
  'building_same',
  'printed_bare_held',
  'printed_bare_same',
])

const onlyAgainst: ReadonlySet<Feature> = new Set<Feature>([
  'house_conflict', 'unit_conflict', 'block_conflict', 'lane_conflict', 'floor_conflict', 'side_conflict',
  'plot_conflict_house_same', 'unit_conflict_house_same', 'block_conflict_house_same',
  'city_other', 'city_surely_other', 'city_elsewhere', 'state_other', 'pin_other', 'pin_region',
  'village_other', 'town_other', 'district_other', 'post_other', 'taluk_other',
  'other_building_name', 'other_street_name', 'other_locality_name', 'other_quarter_name', 'other_name',
  'no_name_shared', 'other_rest_of_name', 'name_replaced', 'other_ending', 'name_inserted',
  'other_kind_of_street', 'house_extended', 'part_unsaid', 'use_other', 'quarters_apart', 'localities_apart', 'streets_apart',
  'quarter_extended', 'quarter_aged', 'quarter_sided', 'house_same_quarter_part', 'pin_apart_quarter_part', 'tehsil_other',
  'kind_settlement_other', 'kind_building_other', 'kind_street_other', 'kind_institution_other', 'likened_known', 'likened_known_head', 'institution_rest_apart',
  'house_row_other', 'house_piece_first', 'house_piece_inner', 'area_kind_other', 'number_said_otherwise', 'house_beside', 'village_called_apart', 'districts_named_apart',
  'way_other', 'lane_lettered', 'series_other', 'slot_before_name', 'slot_behind_name',
]) // prettier-ignore

export const wayOf = (feature: Feature): -1 | 0 | 1 => (onlyFor.has(feature) ? 1 : onlyAgainst.has(feature) ? -1 : 0)
