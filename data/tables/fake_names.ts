/**
 * Common given names and surnames by region, typed from general knowledge; no list of real people stands behind them.
 * The order is part of the contract: a seed draws by position, so names are only ever added with a new major version.
 */
export interface NameRegion {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly surnames: readonly string[];
}

const region = (female: string, male: string, surnames: string): NameRegion => ({
  female: female.split(' '),
  male: male.split(' '),
  surnames: surnames.split(' '),
});

export const nameRegions = {
  hindi: region(
    'Aarti Anita Anjali Archana Asha Babita Chhaya Deepa Divya Garima Geeta Gunjan Hema Indu Jyoti Kajal Kamla Kavita Kiran Kusum Madhuri Mamta Manisha Meena Neelam Neha Nisha Poonam Pooja Preeti Priyanka Rachna Rekha Ritu Sangeeta Sarita Savita Seema Shalini Sunita Usha Vandana',
    'Abhishek Ajay Akhilesh Alok Amit Anil Anurag Arvind Ashok Brijesh Deepak Dinesh Gaurav Girish Harish Hemant Jitendra Kailash Mahesh Manoj Mohit Mukesh Naveen Nitin Pankaj Pradeep Prakash Rahul Rajesh Rakesh Ravindra Rohit Sandeep Sanjay Saurabh Shailendra Shyam Sudhir Sunil Surendra Tarun Vikas Vinod Yogesh',
    'Agarwal Awasthi Bajpai Bhardwaj Chaturvedi Chauhan Dixit Dubey Dwivedi Garg Goyal Gupta Jain Jaiswal Kashyap Kushwaha Maurya Mishra Pandey Pathak Prajapati Rai Rajput Sahu Saxena Sharma Shukla Singh Sinha Srivastava Tiwari Tripathi Trivedi Tyagi Upadhyay Verma Vishwakarma Yadav',
  ),
  bihar: region(
    'Abha Anamika Archana Bibha Chanchala Chandni Deepshikha Gayatri Ila Juhi Kanchan Khushboo Kiran Kumari Lalita Malti Manju Medha Mridula Nilu Nutan Pallavi Pratibha Punam Punita Rajni Ranjana Renu Rina Rubi Sandhya Shobha Shweta Smita Sudha Sulekha Suman Swati Tanuja Vibha',
    'Abhay Aditya Ajit Amrendra Anand Avinash Baidyanath Bhola Binod Birendra Chandan Dharmendra Dilip Gopal Hareram Indrajit Jagdish Kaushal Kundan Lalan Madan Manish Mithilesh Mritunjay Nagendra Niraj Nityanand Pramod Rajiv Ramesh Ranjan Ravi Satish Shambhu Shashi Sujit Sushil Umesh Upendra Vivek',
    'Bhagat Chaudhary Choudhary Das Giri Jaiswal Jha Karn Kumar Kushwaha Lal Mahato Mandal Mishra Oraon Pandit Paswan Pathak Prasad Raj Ram Ranjan Roy Sah Sahay Sharma Singh Sinha Soren Thakur Tirkey Tiwary Verma Yadav',
  ),
  rajasthan: region(
    'Anju Bhagwati Bhanwari Chanda Chandrakala Deepika Durga Ganga Hemlata Indira Jamna Kalpana Kamini Kavita Khushi Kirti Lata Laxmi Leela Manju Maya Meera Mohini Munni Narayani Padma Prem Pushpa Radha Rajkumari Rukmani Sajjan Santosh Shanti Sita Sushila Tara Teja Urmila Vimla',
    'Ajeet Amar Bajrang Bhanwar Bharat Bhawani Chandra Devendra Dharam Dungar Gajendra Ganpat Govind Hanuman Himmat Jagmal Jaswant Jodha Kalu Kishan Lokesh Madho Mahendra Mangilal Mohan Mool Narpat Om Poonam Prithvi Puran Raghuveer Ratan Sawai Shakti Sohan Sumer Takhat Udai Vijay',
    'Agarwal Bairwa Bhati Bishnoi Bohra Chaudhary Choudhary Gehlot Godara Gurjar Jain Jangid Jat Jhala Joshi Kumawat Mahajan Maheshwari Mali Meena Meghwal Mehta Parihar Purohit Rajpurohit Rathore Saini Sharma Shekhawat Singh Sisodia Solanki Soni Swami Vyas',
  ),
  punjab: region(
    'Amandeep Amarjit Amrit Balwinder Baljit Charanjit Daljit Davinder Gurleen Gurpreet Harleen Harpreet Harsimran Inderjit Jasleen Jaspreet Jaswinder Kamaljit Karamjit Kirandeep Kulwinder Lakhwinder Mandeep Maninder Manpreet Navdeep Navjot Paramjit Parneet Prabhjot Rajwinder Ramandeep Ravneet Rupinder Sandeep Sarabjit Satinder Simran Sukhjit Sukhmani',
    'Amanpreet Amrinder Arshdeep Avtar Balbir Baldev Balkar Bhupinder Charan Daljeet Dilpreet Gagandeep Gurbachan Gurdeep Gurjit Gurmeet Gurvinder Harbhajan Hardeep Harinder Harjit Harmanpreet Iqbal Jagjit Jagtar Jasbir Jaskaran Jatinder Joginder Karanvir Kuldeep Lakhbir Lovepreet Malkit Mohinder Narinder Nirmal Parminder Ranjit Sukhdev',
    'Ahluwalia Arora Bains Bajwa Bedi Bhalla Bhullar Brar Chadha Chahal Chawla Dhaliwal Dhillon Dhindsa Gill Grewal Hundal Kapoor Kaur Khanna Khurana Kohli Mahajan Malhotra Mann Randhawa Saini Sandhu Sethi Sidhu Singh Sodhi Sood Toor Virk Walia',
  ),
  haryana: region(
    'Anita Bala Bimla Darshana Geeta Jyoti Kavita Kiran Komal Krishna Mamta Manju Meenu Monika Mukesh Neelam Neetu Nirmala Parmila Pinki Poonam Promila Pushpa Rajbala Rekha Renu Roshni Sakshi Santosh Saroj Seema Sheela Sonia Suman Sunita Sushma Tannu Usha Vineeta Vinesh',
    'Ajay Amit Anil Ashok Baljeet Bijender Dalbir Deepak Dharambir Hawa Jagbir Jaideep Jasmer Joginder Karambir Krishan Kuldeep Mahabir Manjeet Mohit Narender Naresh Parveen Pawan Rajbir Rakesh Ramphal Ranbir Ravinder Sandeep Satbir Satish Sombir Sumit Sunil Suresh Surender Vijender Vikram Virender',
    'Ahlawat Arya Bansal Bhardwaj Chahal Dagar Dahiya Deswal Dhanda Dhankhar Garg Goyal Hooda Jain Jakhar Jangra Kadian Kaushik Kumar Lamba Malik Nain Panghal Phogat Punia Rana Rathee Redhu Saini Sangwan Sehrawat Sharma Sheoran Sindhu Singh Tanwar Tyagi Yadav',
  ),
  hills: region(
    'Anjana Babli Bhavna Bimla Champa Deepa Devaki Dhanuli Ganga Geeta Hansa Hema Janki Kala Kamla Khasti Kiran Kusum Lata Leela Madhavi Mahima Manju Meera Munni Nanda Nirmala Parvati Prema Pushpa Rajni Rama Reena Sarita Saroj Shanti Sunita Tara Tulsi Vidya',
    'Anand Bachan Balwant Bharat Bhupal Bhuwan Bishan Chandan Deepak Devendra Dharam Dinesh Diwan Fateh Ganesh Girish Gopal Govind Harendra Harish Hem Inder Jagat Jeevan Kailash Kedar Khem Kishor Kundan Lalit Madan Mohan Naresh Nain Pitambar Pooran Prem Puran Tilak Trilok',
    'Adhikari Aswal Bhandari Bhatt Bisht Bora Chand Chauhan Dangwal Dhami Dhiman Dobhal Gairola Joshi Kandari Karki Katoch Kharka Khanduri Koranga Mehta Naithani Negi Nautiyal Pal Panwar Pathania Pant Rana Rautela Rawat Sharma Semwal Thakur Tomar Uniyal Verma',
  ),
  bengal: region(
    'Aditi Ananya Anindita Aparna Arpita Barnali Bidisha Chandrani Debjani Debolina Gargi Indrani Ishita Jayati Jhuma Kakoli Keya Koel Lopamudra Madhumita Mahua Mala Mitali Moumita Nandini Oindrila Paromita Piyali Poulami Priti Rituparna Rupa Sanchita Sharmistha Shreya Soma Sreejita Sudeshna Swagata Tanushree Tiyasa Urmi',
    'Abhijit Amitabha Anirban Arijit Arindam Arnab Ashis Avik Bappa Bikash Biswajit Chandan Debasish Debabrata Dipankar Gautam Indranil Joydeep Kaushik Krishnendu Manas Mrinal Nilanjan Partha Prasenjit Pritam Rajat Ranjan Sabyasachi Samir Sandip Saptarshi Shibnath Shubhankar Somnath Soumya Subhas Subrata Sudip Sujoy Swapan Tapas',
    'Adhikary Bagchi Bandyopadhyay Banerjee Basu Bhattacharya Bhowmick Biswas Bose Chakraborty Chatterjee Chattopadhyay Das Dasgupta Datta Dey Dutta Ganguly Ghosh Ghoshal Guha Halder Kundu Lahiri Maity Majumdar Mandal Mitra Mondal Mukherjee Nag Nandi Pal Paul Pramanik Ray Roy Saha Samanta Sarkar Sen Sengupta Sil',
  ),
  assam: region(
    'Ankita Anuradha Arunima Banani Barnali Bhabani Bornali Chayanika Dalimi Darshana Dhritismita Dipali Gitali Gitanjali Himakshi Ipsita Jahnabi Jonali Juri Karabi Kasturi Lakhimi Maini Mamoni Meghali Minakshi Mousumi Nayanmoni Nirupama Pallabi Papori Parinita Pranami Rashmi Rimpi Rumi Runumi Sewali Swapnali Trishna',
    'Ankur Arup Atul Bhaskar Bhupen Bijoy Biraj Bhaben Chandan Debajit Dhruba Diganta Dimbeswar Gautam Girin Hemanta Hiranya Hitesh Indrajit Jayanta Jiten Kamal Khagen Lachit Madhurjya Manash Mridul Nabajyoti Nayan Nipon Pabitra Pranab Pranjal Prasanta Rajib Ranjit Ritupan Sanjib Siddhartha Utpal',
    'Ahmed Baishya Barman Barua Basumatary Bharali Bhuyan Bora Borah Borgohain Boro Brahma Buragohain Chetia Choudhury Das Deka Dutta Gogoi Goswami Hazarika Kalita Konwar Lahkar Mahanta Medhi Nath Neog Pathak Phukan Rajkhowa Saikia Sarma Sonowal Talukdar Tamuli',
  ),
  odisha: region(
    'Anita Arpita Banita Basanti Bijaylaxmi Binodini Chinmayee Damayanti Debasmita Diptimayee Gitanjali Ipsita Itishree Jyotsna Kabita Kalpana Laxmipriya Lopamudra Madhusmita Mamata Manasi Minati Mitali Namita Nibedita Pramila Pratima Puspanjali Rashmita Rojalin Sabita Sanghamitra Sasmita Smruti Subhashree Sujata Sumitra Suprava Swagatika Tapaswini',
    'Ajaya Akshaya Ashok Bibhuti Bijay Biswaranjan Braja Chittaranjan Debendra Dillip Dibakar Gadadhar Gagan Gopabandhu Hrushikesh Jagannath Jayanta Kailash Kishore Lingaraj Manoranjan Niranjan Pabitra Padmanabha Prafulla Prakash Pratap Purna Rabindra Rajkishore Ramakanta Ranjan Sachidananda Sanatan Sarat Santosh Satyabrata Soumya Subrat Tapan',
    'Acharya Bal Barik Behera Bhoi Biswal Das Dash Dehury Gouda Hota Jena Kar Khuntia Lenka Mahapatra Majhi Mallick Mangaraj Mishra Mohanty Mohapatra Naik Nanda Nayak Padhi Panda Panigrahi Parida Patnaik Patra Pattanaik Pradhan Rath Rout Sahoo Samal Satapathy Senapati Sethi Swain Tripathy',
  ),
  gujarat: region(
    'Alpa Amee Ankita Avani Bhavika Bhavna Bina Charmi Chetna Darshana Dhara Dharti Dipti Disha Falguni Foram Gopi Hansa Heena Hetal Ila Jagruti Jalpa Janki Jigna Jinal Kajal Kinjal Krupa Manisha Mital Nidhi Parul Payal Purvi Riddhi Rina Sejal Sonal Twinkle Urvi Vaishali',
    'Alpesh Amit Anand Ashvin Bhavesh Bhavin Chetan Chirag Darshan Dhaval Dhruv Dipak Gaurang Girish Hardik Harsh Hiren Hitesh Jayesh Jignesh Jigar Kalpesh Kamlesh Ketan Kirit Maulik Mayur Mehul Mitesh Nilesh Nirav Paresh Parth Piyush Pranav Rajesh Sanket Tejas Vipul Yash',
    'Acharya Amin Barot Bhatt Brahmbhatt Chaudhari Chauhan Chavda Dave Desai Dholakia Gajjar Gandhi Jadeja Jani Joshi Kapadia Kothari Lakhani Makwana Mehta Mistry Modi Panchal Pandya Parekh Parikh Parmar Patel Prajapati Rana Rathod Raval Sanghvi Shah Solanki Soni Thakkar Trivedi Vaghela Vora Vyas Zala',
  ),
  maharashtra: region(
    'Aditi Amruta Anagha Anuja Aparna Archana Ashwini Bhagyashree Chaitrali Deepali Dhanashree Gauri Gayatri Jayashree Kalyani Kavita Ketaki Leena Madhura Manasi Manjiri Mayuri Megha Mrunal Mugdha Namrata Neelima Pallavi Pradnya Prajakta Pratiksha Rohini Rupali Sakshi Samruddhi Sayali Shital Shraddha Snehal Sonali Supriya Swati Tejaswini Vaishali Varsha Vidya',
    'Abhijeet Ajinkya Akshay Amol Aniket Ashutosh Atul Avinash Balasaheb Bhushan Chaitanya Chinmay Dattatray Dnyaneshwar Ganesh Gaurav Girish Hrishikesh Jayant Kedar Kiran Kunal Mahesh Makarand Mandar Mangesh Nandkumar Nikhil Nilesh Omkar Pandurang Prashant Pravin Rahul Sachin Sagar Sameer Sandip Shirish Shrikant Siddhesh Sumedh Swapnil Tushar Vaibhav Vinayak Vishal Yogesh',
    'Apte Bhagat Bhalerao Bhosale Chavan Deshmukh Deshpande Dhole Gadgil Gaikwad Gawande Ghorpade Gokhale Ingle Jadhav Jagtap Joshi Kadam Kale Kamble Karve Khade Kulkarni Lokhande Mane Mhatre More Naik Nikam Pachpute Patil Pawar Phadke Rane Raut Sable Salunkhe Sawant Shinde Shirke Sonawane Tambe Thorat Waghmare Walke Wankhede',
  ),
  goa: region(
    'Agnes Alba Amelia Ana Anisha Audrey Bernadette Carmen Celina Clara Conceicao Delfina Dulcina Elvira Ermelinda Felicia Fiona Flavia Gloria Ida Jacinta Joanita Lavina Lena Lourdes Luiza Maria Melita Natalina Olinda Philomena Piedade Rosa Rosalina Sabina Savia Selma Tereza Veronica Zelia',
    'Agnelo Alvito Antonio Anselm Avelino Bosco Caetano Camilo Custodio Diogo Domnic Edwin Elvis Francisco Franky Gregorio Inacio Jose Joaquim Julio Lazarus Lourenco Luis Manuel Mario Menino Milton Nelson Orlando Pascoal Pedro Roque Rosario Salvador Savio Sebastiao Tomas Valentino Victor Xavier',
    'Afonso Almeida Alvares Andrade Barbosa Barreto Braganza Cardozo Carvalho Colaco Correia Costa Coutinho Cruz Dias Dsa Dsouza Fernandes Ferrao Figueiredo Furtado Gomes Gonsalves Gracias Lobo Menezes Mascarenhas Miranda Monteiro Noronha Nunes Pacheco Pereira Pinto Rebello Rodrigues Sequeira Silveira Vaz Viegas',
  ),
  karnataka: region(
    'Akshata Ambika Anitha Anupama Ashwini Bhagya Bharathi Bhavya Chaitra Chandana Deepika Divya Gayathri Geetha Girija Hamsa Harini Jayamma Jyothi Kavitha Kavya Lakshmi Lavanya Mamatha Manjula Meghana Nagaveni Nandini Nethravathi Nirmala Pallavi Poornima Prathibha Ranjitha Rashmi Rekha Roopa Sahana Shilpa Shobha Shruthi Sindhu Sowmya Sudha Sujatha Sumangala Sunitha Tejaswini Varalakshmi Veena',
    'Abhilash Ajith Anand Arun Ashwath Basavaraj Bharath Channabasappa Chandrashekar Chetan Darshan Devaraj Dinesh Ganesh Girish Gopal Guruprasad Harsha Hemanth Jagadish Jayanth Kantharaj Karthik Kiran Krishna Lokesh Mahadev Mahesh Mallikarjun Manjunath Mohan Nagaraj Naveen Nagesh Prakash Pradeep Praveen Raghavendra Rajashekar Ramesh Ravi Sachin Sandesh Santosh Shivakumar Sharath Siddaraju Srinivas Sudarshan Umesh Veeresh Venkatesh Vinay Yathish',
    'Acharya Angadi Bangera Bhat Biradar Chitnis Desai Gowda Hebbar Hegde Hiremath Hosamani Kamath Karanth Kulkarni Kumar Kumbar Madhyastha Mallya Math Murthy Nayak Naik Pai Patil Poojary Prabhu Rai Raj Rao Reddy Shastri Shenoy Shetty Shivappa Suvarna Swamy Ullal Upadhya Urs Wali Yaji',
  ),
  tamil: region(
    'Abirami Akila Amudha Anbarasi Anitha Arulmozhi Banumathi Bhuvaneswari Chellammal Chitra Deivanai Dhanalakshmi Durga Eswari Ezhilarasi Gayathri Gomathi Indhumathi Ilakkiya Jayanthi Kalaivani Kalpana Kanimozhi Kannagi Karpagam Kavitha Kayalvizhi Kokila Malarvizhi Manimegalai Meenakshi Mythili Nithya Oviya Padmavathi Parvathi Poongodi Priya Pushpavalli Revathi Sangeetha Saranya Selvi Sivakami Sudha Sumathi Tamilselvi Thenmozhi Umadevi Vaani Valli Vasuki Yazhini',
    'Anbazhagan Arivazhagan Arul Arumugam Ashok Balaji Balamurugan Baskaran Chandran Chelladurai Chezhiyan Dhanasekar Dinesh Elango Ezhil Ganesan Gopinath Gunasekaran Ilango Iniyan Jagan Kannan Karthik Kathiravan Kumaran Lakshmanan Manikandan Maran Mathivanan Mohan Murugan Muthukumar Nagarajan Natarajan Nedunchezhian Palani Pandian Prabhakaran Prakash Rajendran Ramesh Sakthivel Saravanan Selvam Senthil Sivakumar Sundaram Suresh Thamizhselvan Tharun Thirumal Udhayakumar Vadivel Velmurugan Vetrivel Vignesh',
    'Alagappan Anandan Annamalai Arunachalam Balasubramanian Chidambaram Chinnasamy Devarajan Duraisamy Ekambaram Elumalai Govindarajan Iyappan Jayaraman Kaliappan Kandasamy Krishnamoorthy Krishnan Kumarasamy Lakshmanan Mahalingam Manickam Marimuthu Meenakshisundaram Munusamy Muthusamy Nallasamy Narayanan Palanisamy Paramasivam Perumal Ponnusamy Raghavan Rajagopal Ramasamy Sankaran Shanmugam Sivalingam Somasundaram Subramanian Swaminathan Thangavel Thirunavukkarasu Vaidyanathan Varadarajan Veerappan Venkatachalam Viswanathan',
  ),
  telugu: region(
    'Akhila Alekhya Amulya Anasuya Anjani Anusha Aruna Bhargavi Bhavani Chandrakala Deepthi Devika Durga Gowthami Harika Hymavathi Indira Jhansi Jyothi Kalyani Keerthi Lakshmi Lavanya Madhavi Mahalakshmi Mounika Nagamani Navya Neelima Padma Pavani Prasanna Pravallika Radhika Rajeswari Ramya Sailaja Sandhya Saraswathi Satyavathi Shirisha Sravani Sridevi Sujatha Sunanda Swapna Swathi Tulasi Usha Vasantha Vijaya Yamini',
    'Anil Anjaneyulu Appala Aravind Bhaskar Chaitanya Chakradhar Chandra Eswar Ganesh Gopi Gopala Harish Hanumantha Jagadeesh Kalyan Karthik Kiran Kishore Koteswara Krishna Madhav Mahesh Mallesh Mohan Murali Nagarjuna Nagesh Naresh Narasimha Naveen Pavan Prabhakar Prasad Praveen Raghu Rajasekhar Rambabu Ramana Ramesh Ravi Sai Sambasiva Satyanarayana Seshu Sivaji Sreenivas Srikanth Subba Sudhakar Suresh Tirupathi Uday Vamsi Veerabhadra Venkata Vijay Yugandhar',
    'Adapa Akula Alluri Ande Annamaneni Avula Bandaru Battula Bodapati Boddu Cherukuri Chilukuri Chowdary Dasari Devarapalli Gaddam Gali Garikapati Gorantla Gudipati Guntupalli Jakkula Jonnalagadda Kakarla Kandula Kasireddy Katta Kolli Kommineni Kondapalli Korrapati Kothapalli Lakkaraju Maddipati Mandava Mekala Mudigonda Nadella Nallamothu Naidu Palle Penumatsa Polavarapu Puli Raju Rao Reddy Sunkara Tadepalli Tummala Vangapandu Vemula Yalamanchili Yerra',
  ),
  malayalam: region(
    'Ajitha Ambika Ammini Anagha Anjana Anjali Aparna Arya Aswathy Athira Bhagya Bindu Chandrika Chithra Deepa Devaki Devika Divya Gayathri Geetha Gopika Greeshma Indu Jayasree Karthika Kavya Lakshmi Latha Leela Lekha Malavika Manju Maya Meera Nandana Neethu Nimisha Parvathy Prasanna Priya Radhika Rajani Ramya Remya Resmi Revathy Sajitha Sandhya Sarika Saritha Shyama Sindhu Smitha Sobha Sreeja Sreelekha Sumathi Surya Thulasi Usha Veena',
    'Abhilash Ajith Akhil Anandu Aneesh Anoop Aravind Arun Babu Balakrishnan Biju Bineesh Chandran Deepu Devadas Dileep Gireesh Gopakumar Hari Jayachandran Jayan Jithin Kannan Krishnakumar Madhu Mahesh Manoj Mohanan Murali Nandakumar Nikhil Pradeep Prasanth Praveen Raghu Rajeev Rajesh Ramesh Ratheesh Renjith Sajeev Sajith Sanal Santhosh Sarath Sasi Satheesh Shaji Sreejith Sreekumar Sudheesh Sumesh Sunil Suresh Unni Vineeth Vinod Vishnu',
    'Achary Adiyodi Chakyar Elayidom Ezhuthachan Gopalan Govindan Gopinathan Kaimal Kartha Krishnan Kurup Kutty Madhavan Marar Menon Moosad Nair Nambiar Namboothiri Nambisan Narayanan Nedungadi Padmanabhan Panicker Pillai Pisharody Poduval Raghavan Ramachandran Raman Sankaran Sukumaran Thampi Thankappan Unnithan Vasudevan Velayudhan Warrier',
  ),
  christian: region(
    'Aleena Angel Anit Anju Annamma Anu Asha Beena Bincy Celine Christy Deepthi Dona Elizabeth Elsy Feba Gracy Helen Jancy Jaya Jeena Jessy Jincy Jisha Julie Kochurani Leena Linta Lissy Mariamma Merin Mercy Mini Molly Nimmy Priya Rani Reena Rincy Rosamma Saly Sheeba Shiny Sherin Sicily Sini Sneha Susan Teena Tessy',
    'Abin Ajo Alex Aloysius Anto Babu Benny Bibin Binoy Boban Cyriac Davis Dennis Dixon Eldho Francis George Gibin Issac Jacob James Jerin Jibu Jijo Jins Jobin Joby Johny Joji Jomon Jose Joseph Joy Kurian Lijo Mathew Melbin Nibin Paul Philip Robin Roy Sabu Saji Shibu Sijo Simon Stephen Thomas Tijo Tony Varghese',
    'Abraham Antony Baby Chacko Chandy Cherian Daniel David Devasia Eapen George Ittyerah Jacob John Joseph Kora Kunjumon Kurian Kuriakose Lukose Mammen Mani Mathai Mathew Oommen Ouseph Paul Paulose Peter Philip Pothen Punnoose Samuel Sebastian Simon Stephen Thomas Tharakan Ulahannan Varghese Varkey Xavier',
  ),
  muslim: region(
    'Afreen Aisha Alia Amina Anam Arshi Asma Ayesha Farah Fareeda Farzana Fatima Fauzia Gulnaz Hafsa Haseena Hina Iqra Jameela Kausar Khadija Mariam Mehnaz Mehrunnisa Mumtaz Nadia Naheed Nargis Nasreen Nazia Nazima Nilofer Noor Parveen Rabia Rafia Razia Rehana Rizwana Rubina Rukhsar Ruqayya Saba Sadia Safia Sajida Salma Sana Shabana Shaheen Shahnaz Shaista Sumaiya Tabassum Tahira Tasneem Yasmin Zainab Zeba Zoya',
    'Aamir Abdul Adil Afzal Ahmad Akbar Akram Altaf Anees Anwar Arif Arshad Asad Asif Aslam Ateeq Ayaz Azhar Danish Faisal Faiz Farhan Farooq Feroz Firdaus Habib Hamid Haris Hasan Imran Imtiaz Irfan Ishaq Jamal Javed Junaid Kamran Kashif Khalid Mahmood Majid Mansoor Masood Mohsin Moin Mubarak Mudassir Mujeeb Mustafa Nadeem Naeem Nasir Nizam Owais Qasim Rafiq Rashid Rehan Riyaz Rizwan Saad Sajid Salim Salman Shafiq Shahid Shakeel Shoaib Sohail Tanveer Tariq Usman Waseem Yasir Yusuf Zafar Zaheer Zubair',
    'Abbas Abbasi Ahmad Ahmed Akhtar Alam Ali Alvi Ansari Anwar Ashraf Aslam Azmi Baig Basha Farooqui Haider Hasan Hashmi Hussain Idrisi Iqbal Jafri Kazmi Khan Khatoon Mirza Mohammed Mulla Naqvi Pasha Pathan Qadri Quraishi Qureshi Rahman Raza Rizvi Saifi Sayyed Shaikh Sheikh Siddiqui Syed Usmani Wahab Zaidi',
  ),
  kashmir: region(
    'Afroza Aisha Asifa Bisma Bushra Dilshada Farida Fozia Gousia Hafeeza Haleema Hameeda Iffat Insha Irtiqa Jabeena Kulsum Kounsar Mahjabeen Masrat Mehbooba Mubeena Munaza Nahida Naseema Nighat Nuzhat Parveena Qurat Rafiqa Raheela Rifat Rukhsana Sabreena Sakina Shafeeqa Shaheena Shugufta Tahmeena Tawheeda Ulfat Yasmeena Zahida Zeenat',
    'Aabid Aijaz Altaf Arshid Ashiq Bashir Bilal Danish Faheem Farooq Fayaz Ghulam Gulzar Haroon Hilal Imtiyaz Ishfaq Jehangir Javid Khursheed Latief Manzoor Maqbool Mehraj Mohsin Mudasir Mukhtar Mushtaq Muzamil Nazir Nisar Owais Parvaiz Rameez Rayees Riyaz Sajad Shabir Shafat Showkat Sheeraz Tanveer Tariq Tawseef Umar Waheed Yawar Zahoor',
    'Ahanger Akhoon Baba Banday Bhat Bukhari Chisti Dar Darzi Ganai Ganie Geelani Hajam Itoo Jan Kakroo Khanday Khatana Kirmani Koul Kumar Lone Magray Malik Mantoo Masoodi Mattoo Mir Naik Najar Nengroo Pandit Pandita Parray Rather Raina Rashid Reshi Sheikh Shah Sofi Tantray Teli Thoker Wagay Wani Zargar',
  ),
  ladakh: region(
    'Angmo Chorol Chuskit Deachen Diskit Dolkar Dolma Kunzes Kunzang Lamo Lhamo Nilza Nordon Norzin Padma Palmo Phunchok Rigzin Sonam Spalzes Stanzin Thinles Tsering Tsewang Yangchan Yangdol Yangzes Zangmo',
    'Angchok Chhewang Dawa Dorjay Gyalson Gyatso Jamyang Jigmet Konchok Lobzang Lundup Namgyal Nawang Norboo Nurboo Paldan Phuntsog Punchok Rigzin Skarma Sonam Stanzin Tashi Tenzin Thinlas Thupstan Tsering Tundup',
    'Angchuk Angmo Chosdon Dolma Dorjey Gurmet Gyal Lamo Lundup Motup Namgail Namgyal Norbu Nurboo Palden Paljor Rabgais Rinchen Samphel Spalbar Stobdan Tashi Tharchin Tsephel Tundup Wangchuk Wangdus Wangtak Zangpo',
  ),
  manipur: region(
    'Asha Babita Bembem Bidyarani Bimola Chanu Chaoba Devala Ibemhal Ibemcha Indira Jamuna Kunjarani Langlen Lembi Leima Linthoi Memcha Memi Mema Nalini Naobi Ngangbi Nirmala Nungshi Pishak Premila Purnimashi Ranjana Romita Roshni Sanahanbi Sanatombi Sandhyarani Sarju Shanti Sumati Thaja Thoibi Tombi',
    'Abung Achouba Amujao Bhagyachandra Bikramjit Bimol Biren Bobo Chaoba Dhanabir Dinesh Gopendro Herojit Ibohal Ibomcha Ibungo Inaocha Jayenta Jiten Khogen Kullachandra Lanchenba Loken Manglem Mani Naocha Nilakanta Nongthomba Nungshiba Pritam Rameshwor Sanajaoba Sanatomba Somorjit Surchandra Thoiba Tomba Tombi Tomchou Yaima',
    'Akoijam Angom Asem Ayekpam Chingangbam Elangbam Haobam Heisnam Hijam Irom Kangabam Keisham Khuraijam Khwairakpam Konsam Konthoujam Kshetrimayum Laishram Leishangthem Longjam Maibam Mayanglambam Moirangthem Naorem Ningombam Ningthoujam Nongmaithem Oinam Okram Phairembam Phanjoubam Potshangbam Pukhrambam Rajkumar Salam Sapam Soibam Soram Takhellambam Thangjam Thokchom Thounaojam Wahengbam Wangkhem Yumnam',
  ),
  mizo: region(
    'Biakdiki Esther Lalbiakhlui Lalchhandami Lalengmawii Lalhlimpuii Lalhmachhuani Lalhmangaihi Lalmuanpuii Lalnunmawii Lalremruati Lalrinpuii Lalruatfeli Lalthanpuii Lalthlamuani Malsawmi Nunpuii Ramdinthari Ramengmawii Remruatpuii Rinpuii Rohlupuii Sangzuali Thanpuii Vanlalhriati Vanlalruati Zirtluangi Zodinpuii Zoramthari Zothanpuii',
    'Biakmawia Hmangaiha Laldinpuia Laldingliana Lalhmingliana Lalhruaia Lalmalsawma Lalmuanpuia Lalnunmawia Lalramliana Lalremruata Lalrinawma Lalringzuala Lalrinmawia Lalsangliana Lalthanzauva Liansanga Malsawma Ramdinliana Rodinga Rosangliana Sangzuala Thangliana Thanmawia Vanlalhruaia Vanlalruata Zodinsanga Zoliana Zonunmawia Zothansanga',
    'Chawngthu Chhakchhuak Chhangte Colney Darlong Fanai Hauhnar Hmar Hnamte Hrahsel Khawlhring Khiangte Kawlni Lailung Lianzual Pachuau Pautu Pulamte Ralte Renthlei Sailo Tlau Tochhawng Vanchhawng Varte Zadeng Zahau Zote',
  ),
  naga: region(
    'Abeni Achila Akumla Alemla Amenla Aienla Arenla Asenla Atula Ayangla Azono Chubala Imkongla Imnala Imsenla Keneisenuo Kevizenuo Khrienuo Limala Lanusenla Mhalo Mhonyani Moala Neiketuonuo Nukshila Nungsangla Renbeni Repalemla Sentila Tiala Tokali Toshila Vikuonuo Vizokhonuo Watila Yanbeni Yimnasangla Zubeni',
    'Akum Aloto Amba Atoka Bendang Chuba Hokishe Imkong Imti Inato Kakheto Kevichusa Kezhaser Khriezo Kikon Lanu Limawati Longri Mhonchumo Moa Neiphiu Neizo Nuklu Pihoto Renthungo Rokovinuo Sentiwapang Supong Takatemjen Temjen Tiakumzuk Toshi Visasier Vikiho Wati Yanger Yanpothung Zakie',
    'Achumi Angami Anichari Ao Assumi Awomi Ayemi Chakhesang Chishi Ezung Humtsoe Imchen Jamir Kath Kikon Kinimi Kiho Kuotsu Longchar Longkumer Lotha Mero Murry Ngullie Odyuo Ovung Ozukum Patton Phom Pongen Rengma Sangtam Sema Shohe Swu Tsanglao Tungoe Walling Yanthan Yeptho Yimchunger Zeliang Zhimomi',
  ),
  meghalaya: region(
    'Aitihun Bandaphisha Banrilang Baphira Beautyfulla Belinda Daiahun Dakerlin Daphisha Ibanri Ibapynhun Iaishah Iohborlang Kerlin Kyntiewlin Larisa Lumlang Mebanri Melarie Neihun Phidalia Pynhunlang Rida Ridahun Rikmanchi Risa Saphi Silme Silchi Tengsime Wansuk Wanrisa',
    'Banteilang Banshan Batskhem Bishar Chesang Daniel Donbok Dapmen Enamra Fairweather Grikseng Hamarbaniel Iohborlang Jingkieng Kitbok Kyrmenlang Lamphrang Marbud Mewankhraw Nangshan Pynshngain Rangbah Ribok Salseng Shanbor Sengrak Shembha Skhembor Tengrak Tremus Wanbok Wanshan',
    'Arengh Basaiawmoit Blah Dkhar Diengdoh Jyrwa Kharbuli Kharkongor Kharmalki Khongwir Khyriem Kurbah Kurkalang Lyngdoh Lyngwa Marak Marbaniang Marwein Mawlong Mawrie Momin Mylliem Nongbri Nongkynrih Nongrum Passah Pathaw Pyngrope Ryntathiang Sangma Sawkmie Shangpliang Shira Shullai Suting Suchiang Syiem Syiemlieh Thabah Tynsong Wahlang Warjri',
  ),
  arunachal: region(
    'Aini Amko Biri Bomny Chera Dangmei Dopu Duyu Gumri Hage Jumnu Junu Kago Kenli Koj Mamung Mem Minu Mudang Nani Nabam Neelam Nyadu Opi Oter Pema Pubyu Rinu Sangey Tai Tage Tarh Tashi Tenzin Yachang Yamum Yania Yapi Yater Yimum',
    'Bamang Bengia Byabang Dani Dorjee Gollo Gyamar Jarjum Jomin Kento Kipa Koj Lham Likha Lombi Mamong Nyato Nabam Nido Ojing Padi Pema Pinto Rinchin Sange Taba Tadar Tage Takam Taku Talo Tamo Tapi Tarh Tashi Techi Tenzing Toko Tony Yumlam',
    'Apang Bagang Bage Bui Dabi Darang Dirchi Ete Gamlin Gao Gyadi Jini Kadu Kamki Karbak Khonjuju Khrimey Lego Loyi Lollen Messar Mihu Mize Moyong Namchoom Natung Ngomle Panor Pertin Pul Ratan Riba Riram Sonam Tachang Taggu Taki Tali Tamuk Tayeng Tayu Thongdok Thungon Wangham Yirang',
  ),
  nepali: region(
    'Anita Anjana Asmita Binita Bishnu Chandra Deepa Diki Doma Dolma Ganga Goma Hemlata Indra Januka Kalpana Karuna Lhamu Maya Menuka Nirmala Passang Pema Phulmaya Pratima Puja Purnima Radhika Rashmi Sabina Sabita Sangita Sarita Sushma Tulasi Uma Yankee Yangchen',
    'Arjun Bhim Bikash Bimal Binod Bishal Chandra Dawa Deo Dhan Dil Ganesh Gopal Hari Hem Kamal Karma Kiran Kumar Lakpa Man Mingma Milan Nar Nima Norbu Passang Phurba Prakash Prem Purna Raj Ram Sonam Suk Suraj Tika Tshering Ugen Yadav',
    'Adhikari Bhandari Bhujel Bhutia Biswakarma Chettri Darjee Dahal Dhungel Gajmer Ghimiray Gurung Kami Karki Kharel Khati Khawas Koirala Lama Lamichaney Lepcha Limboo Magar Mangar Mukhia Neopaney Pariyar Poudyal Pradhan Rai Rasaily Rizal Sharma Sherpa Subba Sunar Sundas Tamang Thapa Thatal Tiwari Wangdi Yonzon',
  ),
  tripura: region(
    'Anita Aparna Bina Biswalakshmi Chaitali Chameli Dipali Gouri Hamari Jayanti Kaberi Khumti Krishna Kwchwng Laxmi Mampi Mandira Mita Monalisa Namita Nanda Papiya Parul Purnima Rakhi Rita Rupali Sabitri Sandhya Shefali Shilpi Sumitra Swapna Tanushri Tripti Yapri',
    'Ajoy Amal Ananta Bidhan Bikram Biplab Birendra Bishu Chandra Dasarath Debabrata Dhananjoy Dilip Gopal Haradhan Jagadish Jiban Kajal Khagendra Kishor Manik Mevar Nakul Naresh Nirmal Pijush Purna Rabindra Rajat Ratan Samir Shyamal Subodh Sukumar Tapan Uttam',
    'Banik Bhowmik Chakma Chakraborty Das Deb Debbarma Debnath Dey Dhar Jamatia Kalai Koloi Majumder Malakar Mog Murasing Namasudra Nath Noatia Pal Paul Reang Roy Rupini Saha Sarkar Shil Sinha Sutradhar Tripura Uchoi',
  ),
} as const satisfies Record<string, NameRegion>;

export type RegionName = keyof typeof nameRegions;

/** Which regions the people of a state are drawn from; a name that stands twice is drawn twice as often. */
export const regionsOfState: Readonly<Record<string, readonly RegionName[]>> = {
  AN: ['tamil', 'bengal', 'hindi', 'telugu', 'malayalam'],
  AP: ['telugu', 'telugu', 'telugu', 'telugu', 'muslim'],
  AR: ['arunachal'],
  AS: ['assam', 'assam', 'assam', 'bengal', 'muslim'],
  BR: ['bihar', 'bihar', 'bihar', 'bihar', 'muslim'],
  CG: ['hindi', 'hindi', 'hindi', 'odisha'],
  CH: ['punjab', 'haryana', 'hindi'],
  DH: ['gujarat', 'gujarat', 'goa'],
  DL: ['hindi', 'hindi', 'punjab', 'haryana', 'bihar', 'hills', 'muslim'],
  GA: ['goa', 'maharashtra'],
  GJ: ['gujarat', 'gujarat', 'gujarat', 'gujarat', 'gujarat', 'muslim'],
  HP: ['hills'],
  HR: ['haryana', 'haryana', 'haryana', 'punjab'],
  JH: ['bihar', 'bihar', 'bihar', 'bengal', 'muslim'],
  JK: ['kashmir', 'kashmir', 'hills'],
  KA: ['karnataka', 'karnataka', 'karnataka', 'karnataka', 'muslim'],
  KL: ['malayalam', 'malayalam', 'christian', 'muslim'],
  LA: ['ladakh'],
  LD: ['muslim'],
  MH: ['maharashtra', 'maharashtra', 'maharashtra', 'maharashtra', 'muslim'],
  ML: ['meghalaya'],
  MN: ['manipur'],
  MP: ['hindi', 'hindi', 'hindi', 'hindi', 'rajasthan', 'muslim'],
  MZ: ['mizo'],
  NL: ['naga'],
  OD: ['odisha'],
  PB: ['punjab'],
  PY: ['tamil', 'tamil', 'tamil', 'tamil', 'christian'],
  RJ: ['rajasthan', 'rajasthan', 'rajasthan', 'rajasthan', 'muslim'],
  SK: ['nepali'],
  TN: ['tamil', 'tamil', 'tamil', 'tamil', 'tamil', 'tamil', 'muslim'],
  TR: ['tripura', 'bengal'],
  TS: ['telugu', 'telugu', 'telugu', 'muslim'],
  UK: ['hills', 'hills', 'hindi'],
  UP: ['hindi', 'hindi', 'hindi', 'hindi', 'muslim'],
  WB: ['bengal', 'bengal', 'bengal', 'muslim'],
};
