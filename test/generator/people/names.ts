import type { Random } from '../random'
import sample from '../data/names.json'

export type Gender = 'MALE' | 'FEMALE' | 'TRANSGENDER'

/** A person's name in its parts, title case. `surname` may be empty. */
export interface PersonName {
  readonly given: string
  readonly surname: string
}

interface Community {
  readonly male: readonly string[]
  readonly female: readonly string[]
  readonly surnames: readonly string[]
  /** Second names of men and of women; the common Hindu ones where not given. */
  readonly seconds?: readonly [readonly string[], readonly string[]]
  /** How the parts stand; `initials` as in the south, `single` has no surname. */
  readonly styles: readonly (readonly ['plain' | 'middle' | 'initials' | 'single' | 'patronym', number])[]
}

const list = (text: string): string[] => text.split(' ')

const communities: readonly (readonly [Community, number])[] = [
  [
    {
      male: list(
        'Rajesh Suresh Ramesh Mukesh Amit Sumit Anil Sunil Vijay Sanjay Ajay Manoj Vinod Pramod Deepak Rakesh Dinesh Mahesh Ashok Vivek Rahul Rohit Mohit Ankit Arun Varun Gaurav Saurabh Nitin Pankaj Alok Shailendra Om Brijesh Awadhesh Ram Shyam Hari',
      ),
      female: list(
        'Sunita Anita Geeta Seema Reena Meena Kavita Savita Pooja Neha Priya Ritu Shweta Swati Anjali Nisha Asha Usha Kiran Rekha Sarita Mamta Poonam Jyoti Sushila Kamla Vimla Urmila Shanti Laxmi Durga Aarti',
      ),
      surnames: list(
        'Sharma Verma Gupta Singh Yadav Mishra Tiwari Pandey Shukla Dubey Tripathi Srivastava Chauhan Rathore Jain Agarwal Maurya Prasad Kumar Devi Saxena Chaturvedi Kushwaha Bhardwaj Vishwakarma Prajapati',
      ),
      styles: [
        ['plain', 6],
        ['middle', 3],
        ['single', 1],
      ],
    },
    30,
  ],
  [
    {
      male: list(
        'Sachin Prashant Ganesh Santosh Nilesh Yogesh Sandip Mangesh Tushar Rohan Amol Vaibhav Sagar Swapnil Dnyaneshwar Vishwas Shrikant Vasant Anant Pandurang Balasaheb Dattatray',
      ),
      female: list(
        'Vaishali Manisha Sangeeta Archana Smita Ashwini Rupali Varsha Pallavi Snehal Madhuri Sulbha Mangal Shubhangi Vandana Supriya Sayali Mrunal',
      ),
      surnames: list(
        'Patil Deshmukh Kulkarni Jadhav Shinde More Pawar Kale Chavan Gaikwad Joshi Deshpande Bhosale Kadam Sawant Mane Salunkhe Waghmare Thorat Gokhale Nikam Kamble Phadke Wankhede',
      ),
      styles: [
        ['patronym', 7],
        ['plain', 3],
      ],
    },
    18,
  ],
  [
    {
      male: list(
        'Hardik Jignesh Bhavesh Ketan Chirag Dhaval Mehul Paresh Hitesh Kalpesh Nimesh Jayesh Vipul Bharatbhai Rameshbhai Kantilal',
      ),
      female: list('Hetal Jalpa Komal Falguni Dipti Bhavna Kinjal Nirali Rashmiben Hansaben Ilaben Payal'),
      surnames: list(
        'Patel Shah Mehta Desai Parmar Solanki Trivedi Bhatt Modi Panchal Makwana Thakkar Vaghela Zala Gohil Chaudhari',
      ),
      styles: [
        ['patronym', 6],
        ['plain', 4],
      ],
    },
    10,
  ],
  [
    {
      male: list(
        'Subramanian Venkatesh Karthik Murugan Senthil Rajendran Krishnamurthy Srinivasan Balaji Ravichandran Sivakumar Nagarajan Prabhakaran Anand Ramachandra Manjunath Chandrashekar Basavaraj Venkateswarlu Raghavendra Sreenivasulu Unnikrishnan',
      ),
      female: list(
        'Lakshmi Meenakshi Kavitha Revathi Vijayalakshmi Bhuvaneswari Deepa Sudha Sumathi Parvathi Padmavathi Savithri Saraswathi Nagarathna Chandrika Jayanthi Gayathri',
      ),
      surnames: list(
        'Reddy Rao Naidu Iyer Iyengar Nair Menon Pillai Gowda Shetty Hegde Bhat Murthy Chetty Varma Raju Kamath Namboodiri',
      ),
      styles: [
        ['initials', 5],
        ['plain', 4],
        ['single', 3],
      ],
    },
    18,
  ],
  [
    {
      male: list(
        'Mohammed Abdul Imran Salman Faisal Aslam Shahid Irfan Javed Nadeem Rashid Yusuf Zubair Asif Arif Sajid Wasim Mohd Syed',
      ),
      female: list(
        'Fatima Ayesha Zainab Shabana Nasreen Rukhsana Salma Yasmin Farzana Sana Noor Tabassum Heena Mumtaz',
      ),
      surnames: list(
        'Khan Ansari Shaikh Siddiqui Qureshi Pathan Sayyed Ahmed Hussain Ali Malik Mirza Begum Khatoon Rahman Inamdar',
      ),
      seconds: [list('Ahmed Hussain Ali Iqbal Rafiq Karim Akhtar'), list('Bano Begum Parveen Khatoon Jahan')],
      styles: [
        ['plain', 6],
        ['middle', 3],
        ['single', 1],
      ],
    },
    12,
  ],
  [
    {
      male: list('Gurpreet Harjeet Manpreet Jaswinder Balwinder Sukhdev Amarjeet Kulwant Paramjit Navjot Ranjit'),
      female: list('Harpreet Simran Jasleen Kulwinder Rajwinder Amandeep Navneet Gurleen Sukhwinder'),
      surnames: list('Singh Kaur Gill Sidhu Dhillon Sandhu Grewal Bajwa Brar Ahluwalia'),
      seconds: [list('Singh Singh Pal'), list('Kaur Kaur Preet')],
      styles: [
        ['plain', 6],
        ['middle', 4],
      ],
    },
    6,
  ],
  [
    {
      male: list('Thomas Joseph George Anthony Michael Francis Sebastian Xavier John Peter Wilson Jobin'),
      female: list('Mary Elizabeth Anitha Rosamma Sheela Jessy Maria Teresa Susan Annamma'),
      surnames: list("Mathew Varghese Fernandes D'Souza Pereira Rodrigues Kurian Chacko Lobo Pinto Cherian Gomes"),
      seconds: [list('Joseph Paul George Antony'), list('Maria Rose Anne Grace')],
      styles: [
        ['plain', 6],
        ['initials', 2],
        ['middle', 2],
      ],
    },
    5,
  ],
  [
    {
      male: list('Subrata Debashis Partha Soumitra Tapan Biswajit Sourav Arindam Prosenjit Bikash'),
      female: list('Sharmila Mousumi Rituparna Sutapa Moumita Tanushree Bandana Ananya'),
      surnames: list(
        'Banerjee Mukherjee Chatterjee Ghosh Bose Das Dutta Sarkar Mondal Biswas Bhattacharjee Roy Sengupta Majumdar Pramanik',
      ),
      styles: [
        ['plain', 7],
        ['middle', 3],
      ],
    },
    8,
  ],
  [
    {
      male: sample.male,
      female: sample.female,
      surnames: sample.last,
      styles: [
        ['plain', 7],
        ['middle', 3],
      ],
    },
    14,
  ],
]

const usualSeconds = [
  list('Kumar Kumar Chandra Prakash Lal Prasad Nath Raj Pratap Babu Singh'),
  list('Devi Kumari Bai Rani Kumari Lata'),
] as const

/** A family: the holder, father, mother and spouse, whose names hang together as they do in life. */
export interface Family {
  readonly name: PersonName
  readonly gender: Gender
  readonly father: PersonName
  readonly mother: PersonName
  readonly spouse: PersonName
}

export function makeFamily(random: Random): Family {
  const community = random.weighted(communities)
  const gender = random.weighted<Gender>([
    ['MALE', 54],
    ['FEMALE', 45],
    ['TRANSGENDER', 1],
  ])
  const style = random.weighted(community.styles)
  const male = (): string => random.pick(community.male)
  const female = (): string => random.pick(community.female)
  const surname = random.pick(community.surnames)
  const initials = Array.from({ length: random.int(1, 2) }, () => random.letters(1)).join(' ')
  const person = (first: string, sex: 'MALE' | 'FEMALE', father: string): PersonName => {
    if (style === 'single') return { given: first, surname: '' }
    if (style === 'initials')
      return random.chance(0.6)
        ? { given: `${first} ${initials}`, surname: '' }
        : { given: `${initials} ${first}`, surname: '' }
    if (style === 'patronym') return { given: `${first} ${father}`, surname }
    if (style === 'middle')
      return { given: `${first} ${random.pick((community.seconds ?? usualSeconds)[sex === 'MALE' ? 0 : 1])}`, surname }
    return { given: first, surname }
  }
  const fatherFirst = male()
  const sex = gender === 'FEMALE' ? 'FEMALE' : 'MALE'
  const spouseFirst = sex === 'FEMALE' ? male() : female()
  const married = sex === 'FEMALE' && style === 'patronym' && random.chance(0.5)
  return {
    gender,
    name: person(sex === 'FEMALE' ? female() : male(), sex, married ? spouseFirst : fatherFirst),
    father: person(fatherFirst, 'MALE', male()),
    mother: person(female(), 'FEMALE', fatherFirst),
    spouse: person(spouseFirst, sex === 'FEMALE' ? 'MALE' : 'FEMALE', male()),
  }
}

/** Given names and surname in one line. */
export function fullName(name: PersonName): string {
  return name.surname === '' ? name.given : `${name.given} ${name.surname}`
}
