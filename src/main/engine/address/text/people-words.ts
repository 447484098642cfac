/** Words of people's names that no building is called by alone: surnames, second names and the commonest given names. */
const words = `
kumar kumari devi singh kaur sharma verma varma gupta yadav mishra misra tiwari tripathi pandey pande shukla dubey dwivedi srivastava shrivastava chauhan chouhan rathore jain agarwal agrawal
maurya prasad saxena chaturvedi kushwaha bhardwaj vishwakarma prajapati thakur rawat negi bisht joshi pant goel goyal bansal mittal garg khanna kapoor malhotra arora bhatia sethi chopra sood dhillon gill sandhu sidhu
grewal brar meena gurjar jat choudhary chaudhary choudhury ahirwar patidar rajput solanki parmar panchal patel shah desai mehta trivedi dave bhatt vyas parekh parikh modi gandhi makwana rana vaghela
patil deshmukh kulkarni jadhav shinde pawar chavan gaikwad deshpande bhosale kadam sawant salunkhe waghmare thorat gokhale nikam kamble phadke wankhede naik nayak kale mane
rao reddy naidu chowdary raju varma sastry sarma goud gowda shetty hegde bhat kamath pai acharya murthy iyer iyengar pillai nair menon kurup panicker warrier nambiar varghese mathew thomas joseph george jose
kurian chacko philip abraham antony xavier fernandes dsouza pereira rodrigues lobo pinto gomes rajan murugan selvam kannan raman subramanian krishnan venkatesan natarajan sundaram
das dutta datta ghosh bose banerjee mukherjee chatterjee ganguly sarkar mondal mandal biswas roy saha paul pal chakraborty bhattacharya sen nandi majumdar halder borah bora gogoi kalita deka barua saikia hazarika
sahoo sahu behera mohanty nayak panda pradhan jena swain rout patra mahapatra mohapatra khan ali ahmed ahmad ansari sheikh shaikh siddiqui qureshi begum khatun bibi bano hussain husain pathan sayyed syed malik mirza
suresh ramesh rajesh mukesh mahesh dinesh rakesh anil sunil vijay sanjay ajay manoj vinod amit sumit ashok sunita anita geeta savita kavita rekha sarita lakshmi priya pooja neha ravi mohan sohan lal chand bai ben bhai amma`

const known: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** True for a word that says of a name that a person bears it. */
export const isOfPeople = (word: string): boolean => known.has(word)
